import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import { CONTACT_STATE_LABELS, CONTACT_STATES, type ContactState } from '@zivina/contract/content/contact-states'
import { CONTACT_SUBJECT_NAMES, CONTACT_SUBJECTS } from '@zivina/contract/content/contact-subjects'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { sayOutcome } from '#admin/kit/decisions/say-outcome.ts'
import { sendEach } from '#admin/kit/decisions/send-each.ts'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import type { RecordAction } from '#admin/kit/record/record.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { MESSAGE_COLUMNS, senderOf } from './message-columns.tsx'
import { MessageRecord } from './message-record.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

const DEFAULTS = {
  state: 'new',
  subject: '',
  email: '',
  user: '',
  ordering: '-created_at',
} as const satisfies ListDefaults<'GET /admin/message'>
const STATES = [
  ...CONTACT_STATES.map((each) => [each, CONTACT_STATE_LABELS[each]] as const),
  ['', 'Všechny stavy'],
] as const
const SUBJECTS = [
  ['', 'O\u00a0čemkoli'],
  ...CONTACT_SUBJECTS.map((each) => [each, CONTACT_SUBJECT_NAMES[each]] as const),
] as const
const ORDERS = [
  ['-created_at', 'Nejnovější'],
  ['created_at', 'Nejstarší'],
] as const
const WORDS = { nothing: 'Žádná zpráva nečeká na odpověď.', record: 'Zpráva' }

const nameOf = (rows: readonly ManagedMessage[]) =>
  rows.length === 1 ? `zpráva od ${rows.map(senderOf).join()}` : counted(rows.length, 'zpráva', 'zprávy', 'zpráv')

/** Messages of the contact form: read, answered by e-mail, closed and opened again. */
export function MessageManager() {
  const list = useList('GET /admin/message', DEFAULTS)
  const managed = useManagedList({ list })
  const [answered, setAnswered] = useState<ManagedMessage | null>(null)
  const change = async (rows: readonly ManagedMessage[], stateOf: (row: ManagedMessage) => ContactState) => {
    const send = (row: ManagedMessage) =>
      sessionApi('PATCH /admin/message/{guid}', { params: { guid: row.guid }, body: { state: stateOf(row) } })
    try {
      const { changed } = await sendEach(rows, send)
      const state = rows[0] ? CONTACT_STATE_LABELS[stateOf(rows[0])] : ''
      sayOutcome({
        rows,
        changed,
        nameOf,
        say: (done) => `Uloženo: ${nameOf(done)}, ${state}.`,
        undo: (done) => ({ label: 'Zpět', run: () => void change(done, (row) => row.state) }),
      })
    } catch (failure) {
      sayFailure(failure)
    }
    managed.selection.clear()
    list.retry()
  }
  const actionsOn = (rows: readonly ManagedMessage[]): RecordAction[] => {
    const [first] = rows
    if (first === undefined) return []
    const isOpen = rows.some(({ state }) => state !== 'closed')
    const turn: RecordAction = isOpen
      ? { label: 'Uzavřít', key: 'c', variant: 'outline', run: () => void change(rows, () => 'closed') }
      : { label: 'Otevřít znovu', key: 'b', variant: 'outline', run: () => void change(rows, () => 'new') }
    const reply: RecordAction = { label: 'Odpovědět', key: 'r', variant: 'brand', run: () => setAnswered(first) }
    return rows.length === 1 ? [reply, turn] : [turn]
  }
  return (
    <ManagedList
      title={'Zprávy z\u00a0kontaktu'}
      managed={managed}
      columns={MESSAGE_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      isBulk
      filters={
        <div className="grid w-full grid-cols-2 gap-3 sm:contents">
          <ListSelect list={list} name="state" label="Stav" choices={STATES} />
          <ListSelect list={list} name="subject" label="Předmět" choices={SUBJECTS} />
          <ListSelect list={list} name="ordering" label="Řazení" choices={ORDERS} />
        </div>
      }
      actionsOn={actionsOn}
      record={(row, actions) => <MessageRecord row={row} actions={actions} />}
    >
      {answered ? (
        <ReplyDialog key={answered.guid} row={answered} reload={list.retry} onClose={() => setAnswered(null)} />
      ) : null}
    </ManagedList>
  )
}
