import { MAIL_STATE_LABELS, MAIL_STATES } from '@zivina/contract/console/mail-states'
import type { UnsentMail } from '@zivina/contract/console/mails'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { sayOutcome } from '#admin/kit/decisions/say-outcome.ts'
import { sendEach } from '#admin/kit/decisions/send-each.ts'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { MAIL_COLUMNS } from './mail-columns.tsx'

const DEFAULTS = { state: '', ordering: '-created_at' } as const satisfies ListDefaults<'GET /admin/mail'>
const STATES = [['', 'Všechny stavy'], ...MAIL_STATES.map((each) => [each, MAIL_STATE_LABELS[each]] as const)] as const
const ORDERS = [
  ['-created_at', 'Nejnovější'],
  ['created_at', 'Nejstarší'],
] as const
const WORDS = { nothing: 'Všechny e-maily odešly.', record: 'E-mail' }

const nameOf = (rows: readonly UnsentMail[]) =>
  rows.length === 1
    ? rows.map(({ to }) => `e-mail pro ${to}`).join()
    : counted(rows.length, 'e-mail', 'e-maily', 'e-mailů')

/** Mails that wait or failed for good. Those that failed are sent again or deleted; their contents are never shown. */
export function MailManager() {
  const list = useList('GET /admin/mail', DEFAULTS)
  const managed = useManagedList({ list })
  const act = async (rows: readonly UnsentMail[], done: string, send: (row: UnsentMail) => Promise<unknown>) => {
    try {
      const { changed } = await sendEach(rows, send)
      sayOutcome({ rows, changed, nameOf, say: (sent) => `${done}: ${nameOf(sent)}.` })
    } catch (failure) {
      sayFailure(failure)
    }
    managed.selection.clear()
    list.retry()
  }
  const resend = ({ guid }: UnsentMail) => sessionApi('POST /admin/mail/{guid}/resend', { params: { guid } })
  const remove = ({ guid }: UnsentMail) => sessionApi('DELETE /admin/mail/{guid}', { params: { guid } })
  const actionsOn = (rows: readonly UnsentMail[]): RecordAction[] => {
    const [again, dead] = [rows.filter(({ can_resend }) => can_resend), rows.filter(({ state }) => state === 'dead')]
    const sending: RecordAction = {
      label: 'Poslat znovu',
      key: 's',
      variant: 'brand',
      run: () => void act(again, 'Znovu odchází', resend),
    }
    const removal: RecordAction = {
      label: 'Smazat',
      key: 'Delete',
      variant: 'danger',
      run: () => void act(dead, 'Smazáno', remove),
    }
    return [...(again.length > 0 ? [sending] : []), ...(dead.length > 0 ? [removal] : [])]
  }
  return (
    <ManagedList
      title="Neodeslané e-maily"
      managed={managed}
      columns={MAIL_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      isBulk
      firstFilters={<ListSelect list={list} name="state" label="Stav" choices={STATES} />}
      filters={<ListSelect list={list} name="ordering" label="Řazení" choices={ORDERS} />}
      actionsOn={actionsOn}
      record={(row, actions) => (
        <Record
          title={row.to}
          actions={actions}
          fields={[
            ['Druh', row.template],
            ['Stav', MAIL_STATE_LABELS[row.state]],
            ['Pokusů', formatNumber(row.attempts, 0)],
            ['Proč neodešel', row.reason],
            ['Další pokus', row.next_at && momentText(row.next_at)],
            ['Vznikl', momentText(row.created_at)],
          ]}
        >
          {row.state === 'dead' && !row.can_resend ? (
            <p className="text-muted">Kód nebo odkaz v&nbsp;něm už neplatí, znovu ho poslat nejde.</p>
          ) : null}
        </Record>
      )}
    />
  )
}
