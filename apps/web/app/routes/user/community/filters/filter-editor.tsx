import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/community/user-filters'
import { FILTER_NAME_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { toSavedFields, toWholeSavedFields } from '@zivina/domain/catalogue/filter/saved-filter'
import { useState } from 'react'
import { FilterFields } from '#app/features/catalogue/filter/panel/filter-fields.tsx'
import { SearchField } from '#app/features/catalogue/filter/search-field.tsx'
import { SortSelect } from '#app/features/catalogue/filter/sort-select.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useFilterNames, usePanelOptions } from '#app/shell/user/use-panel.ts'
import { useFilterChanges, usePassing } from './filters-query.ts'

const NAME: FieldTable<{ name: string }> = {
  name: { label: 'Název filtru', look: { maxLength: FILTER_NAME_MAX, autoComplete: 'off' }, rules: [required] },
}

type FilterEditorProps = { saved: UserFilter | null; filter: RecipeFilter; onClose: () => void }

/** Creates or edits a saved filter, and shows how many recipes match. */
export default function FilterEditor({ saved, filter, onClose }: FilterEditorProps) {
  const [draft, setDraft] = useState(filter)
  const { create, change: rename } = useFilterChanges()
  const form = useTableForm({
    table: NAME,
    record: saved ?? { name: '' },
    submit: async ({ name }) => {
      const guid = saved?.guid
      if (guid === undefined) await create.mutateAsync({ name, ...toSavedFields(draft) } as UserFilterInput)
      else await rename.mutateAsync({ guid, patch: { name, ...toWholeSavedFields(draft) } as UserFilterPatch })
      showSnackbar(`Filtr „${name}“ je uložený.`, 'success')
      onClose()
    },
  })
  const passing = usePassing(draft)
  const options = usePanelOptions()
  const names = useFilterNames([draft])
  const change = (changed: Partial<RecipeFilter>) => setDraft((now) => normalizeFilter({ ...now, ...changed }))
  const count = (
    <p aria-live="polite" className="figures min-w-0 flex-1 text-muted">
      {passing === null ? '\u00a0' : counted(passing, 'recept', 'recepty', 'receptů')}
    </p>
  )
  return (
    <FormDialog
      form={form}
      title={saved ? 'Upravit filtr' : 'Nový filtr'}
      label="Uložit filtr"
      side="bottom"
      onClose={onClose}
      extra={count}
    >
      <Fields of={form} className="contents" />
      <div className="flex flex-col gap-3 sm:flex-row">
        <SearchField search={draft.search} change={change} />
        <SortSelect filter={draft} change={change} />
      </div>
      <FilterFields filter={draft} change={change} options={options} names={names} scope="editor" />
    </FormDialog>
  )
}
