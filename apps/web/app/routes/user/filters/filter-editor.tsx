import { ApiFailure } from '@zivina/contract/client'
import { FILTER_NAME_MAX } from '@zivina/contract/limits'
import type { UserFilter, UserFilterInput, UserFilterPatch } from '@zivina/contract/user-filters'
import { VALIDATION_MESSAGES } from '@zivina/contract/validation-messages'
import { normalizeFilter, type RecipeFilter } from '@zivina/nutrition/filters'
import { counted } from '@zivina/nutrition/format'
import { toSavedFields, toWholeSavedFields } from '@zivina/nutrition/saved-filter'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { showSnackbar } from '../../../components/ui/snackbar-store.ts'
import { useFocusOnProblem } from '../../../forms/focus-on-problem.ts'
import { describeFailure, type FormFailure } from '../../../forms/form-failure.ts'
import { Notice, NoticeRegion } from '../../../forms/notice.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { FilterFields } from '../../recipes/list/panel/filter-fields.tsx'
import { SearchField } from '../../recipes/list/search-field.tsx'
import { SortSelect } from '../../recipes/list/sort-select.tsx'
import { useFilterNames, usePanelOptions } from '../use-panel.ts'
import { useFilterChanges, usePassing } from './filters-query.ts'

type FilterEditorProps = { saved: UserFilter | null; filter: RecipeFilter; onClose: () => void }

/** A filter being made or changed: its name and every wish, with how many recipes would pass. */
export default function FilterEditor({ saved, filter, onClose }: FilterEditorProps) {
  const formId = useId()
  const [draft, setDraft] = useState(filter)
  const [name, setName] = useState(saved?.name ?? '')
  const { form, save, busy, problem, failure, forgetProblem } = useSaving(saved, onClose)
  const passing = usePassing(draft)
  const options = usePanelOptions()
  const names = useFilterNames([draft])
  const change = (changed: Partial<RecipeFilter>) => setDraft((now) => normalizeFilter({ ...now, ...changed }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(name.trim(), draft)
  }

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
          <Button type="submit" form={formId} variant="accent" disabled={busy}>
            {busy ? 'Ukládám…' : 'Uložit filtr'}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 py-4">
        <TextField
          label="Název filtru"
          name="name"
          value={name}
          maxLength={FILTER_NAME_MAX}
          error={problem}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value)
            forgetProblem()
          }}
        />
        <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
        <div className="flex flex-col gap-3 sm:flex-row">
          <SearchField search={draft.search} change={change} />
          <SortSelect filter={draft} change={change} />
        </div>
        <FilterFields filter={draft} change={change} options={options} names={names} scope="editor" />
      </form>
    </Dialog>
  )
}

/** Sends a filter once at a time; what was typed stays where the server refuses. */
function useSaving(saved: UserFilter | null, onSaved: () => void) {
  const { create, change } = useFilterChanges()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const busy = create.isPending || change.isPending
  const [refusals, setRefusals] = useState(0)
  const form = useFocusOnProblem(refusals)
  const refuse = (sentence: string) => {
    setProblem(sentence)
    setRefusals((before) => before + 1)
  }

  const save = async (name: string, filter: RecipeFilter) => {
    if (busy) return
    setFailure(null)
    if (name === '') return refuse(VALIDATION_MESSAGES.required)
    try {
      if (saved) {
        await change.mutateAsync({
          guid: saved.guid,
          patch: { name, ...toWholeSavedFields(filter) } as UserFilterPatch,
        })
      } else {
        await create.mutateAsync({ name, ...toSavedFields(filter) } as UserFilterInput)
      }
      showSnackbar(`Filtr „${name}“ je uložený.`, 'success')
      onSaved()
    } catch (thrown) {
      const atName = thrown instanceof ApiFailure ? thrown.fields.name?.[0]?.message : undefined
      if (atName) refuse(atName)
      else setFailure(describeFailure(thrown))
    }
  }
  return { form, save, busy, problem, failure, forgetProblem: () => setProblem(null) }
}
