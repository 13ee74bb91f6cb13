import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/community/user-filters'
import { FILTER_NAME_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { toSavedFields, toWholeSavedFields } from '@zivina/domain/catalogue/filter/saved-filter'
import { useId, useState } from 'react'
import { FilterFields } from '#app/features/catalogue/filter/panel/filter-fields.tsx'
import { SearchField } from '#app/features/catalogue/filter/search-field.tsx'
import { SortSelect } from '#app/features/catalogue/filter/sort-select.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { required } from '#app/kit/form/rules.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useFilterNames, usePanelOptions } from '#app/shell/user/use-panel.ts'
import { useFilterChanges, usePassing } from './filters-query.ts'

type FilterEditorProps = { saved: UserFilter | null; filter: RecipeFilter; onClose: () => void }

/** Creates or edits a saved filter, and shows how many recipes match. */
export default function FilterEditor({ saved, filter, onClose }: FilterEditorProps) {
  const formId = useId()
  const [draft, setDraft] = useState(filter)
  const { create, change: rename } = useFilterChanges()
  const { form, field, failure, pending } = useForm({
    rules: { name: [required] },
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

  return (
    <Dialog
      open
      onClose={onClose}
      side="bottom"
      title={saved ? 'Upravit filtr' : 'Nový filtr'}
      footer={
        <div className="flex items-center gap-3">
          <p aria-live="polite" className="figures min-w-0 flex-1 text-muted">
            {passing === null ? '\u00a0' : counted(passing, 'recept', 'recepty', 'receptů')}
          </p>
          <Button type="submit" form={formId} variant="accent" disabled={pending}>
            {pending ? 'Ukládám…' : 'Uložit filtr'}
          </Button>
        </div>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4 px-5 py-4">
        <TextField
          label="Název filtru"
          {...field('name')}
          defaultValue={saved?.name}
          maxLength={FILTER_NAME_MAX}
          autoComplete="off"
        />
        <FormNotice failure={failure} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <SearchField search={draft.search} change={change} />
          <SortSelect filter={draft} change={change} />
        </div>
        <FilterFields filter={draft} change={change} options={options} names={names} scope="editor" />
      </form>
    </Dialog>
  )
}
