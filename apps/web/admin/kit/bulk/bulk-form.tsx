import type { BulkJob } from '@zivina/contract/console/bulk-jobs'
import type { BulkActionName } from '@zivina/contract/kernel/bulks'
import { STATUS_NOTE_MAX } from '@zivina/contract/kernel/limits'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { TextArea } from '#app/kit/ui/text-area.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { VERDICTS, type Verdicts } from '../decisions/use-decisions.ts'
import { rowsText } from '../list/count-text.ts'
import { toQuery } from '../list/list-address.ts'
import type { ListState } from '../list/use-list.ts'

export type BulkProps = {
  list: ListState
  action: BulkActionName
  words: { noteHint: string; verdicts?: Verdicts }
  onOrdered: (job: BulkJob) => void
  onClose: () => void
}
export type BulkOrderForm = ComponentType<BulkProps>

/** Orders a job on what the list's filters select. A second attempt orders the same one, unless another thing is wanted by then. */
export function useBulkOrder({ list, action, onOrdered }: Pick<BulkProps, 'list' | 'action' | 'onOrdered'>) {
  const guids = useRef(new Map<string, string>())
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [isSending, setSending] = useState(false)
  const order = async (given: { decision?: Decision; tags?: TagChange }): Promise<void> => {
    setFailure(null)
    setSending(true)
    try {
      const wanted = { action, filter: toQuery({ page: 1, wishes: list.wishes }), ...given }
      const name = JSON.stringify(wanted)
      const guid = guids.current.get(name) ?? uuidV7()
      guids.current.set(name, guid)
      onOrdered(await sessionApi('POST /admin/bulk_job', { body: { guid, ...wanted } }))
    } catch (thrown) {
      setFailure(describeFailure(thrown))
    } finally {
      setSending(false)
    }
  }
  return { order, failure, isSending }
}

const VERDICT_NAMES = ['Approved', 'Denied', 'Pending'] as const

/** Decides on all rows that the filters select. */
export function DecisionForm(props: BulkProps) {
  const { words, onClose } = props
  const { order, failure, isSending } = useBulkOrder(props)
  const [status, setStatus] = useState<Decision['status']>('Approved')
  const [note, setNote] = useState('')
  const id = useId()
  const verdicts = words.verdicts ?? VERDICTS
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void order({ decision: { status, status_note: status === 'Denied' ? note.trim() : '' } })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 p-5">
      <ChipGroup
        isOne
        legend="Jak rozhodnout"
        choices={VERDICT_NAMES.map((name) => [name, verdicts[name].label] as const)}
        chosen={[status]}
        onChange={([chosen]) => chosen && setStatus(chosen)}
      />
      {status === 'Denied' ? (
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            Důvod (nepovinný)
          </label>
          <TextArea
            id={id}
            size="note"
            value={note}
            onChange={({ target }) => setNote(target.value)}
            maxLength={STATUS_NOTE_MAX}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className="text-sm text-muted">
            {words.noteHint}
          </p>
        </div>
      ) : null}
      <p className="text-muted">
        Rozhodne se i&nbsp;o&nbsp;řádcích na dalších stránkách a&nbsp;lidem odejdou e-maily. Co mezitím někdo změní,
        zůstane, jak je. Zastavit to jde, vrátit ne.
      </p>
      <FormNotice failure={failure} />
      <BulkButtons
        label={`${verdicts[status].label}: ${rowsText(props.list.count)}`}
        isSending={isSending}
        onClose={onClose}
      />
    </form>
  )
}

/** The buttons of a form that orders a job. */
export function BulkButtons(props: { label: string; isSending: boolean; disabled?: boolean; onClose: () => void }) {
  const { label, isSending, disabled = false, onClose } = props
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="brand" type="submit" disabled={disabled || isSending}>
        {isSending ? 'Odesílám…' : label}
      </Button>
      <Button onClick={onClose}>Zrušit</Button>
    </div>
  )
}
