import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import { CONTACT_STATE_LABELS } from '@zivina/contract/content/contact-states'
import { CONTACT_SUBJECT_NAMES } from '@zivina/contract/content/contact-subjects'
import { Link } from 'react-router'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { senderOf } from './message-columns.tsx'

type Person = ManagedMessage['user']

/** One message with its pictures, what was answered, and the account that it is from. */
export function MessageRecord({ row, actions }: { row: ManagedMessage; actions: readonly RecordAction[] }) {
  const { text, attachments, replies, email, user, same_email, state, created_at, handled_at } = row
  return (
    <Record
      title={senderOf(row)}
      actions={actions}
      fields={[
        ['Předmět', CONTACT_SUBJECT_NAMES[row.subject]],
        ['E-mail', email],
        ['Stav', CONTACT_STATE_LABELS[state]],
        ['Přišla', momentText(created_at)],
        ['Vyřízena', handled_at && momentText(handled_at)],
        ['Účet', user && <PersonLink of={user} />],
        ['Účet s\u00a0touto adresou', same_email && <PersonLink of={same_email} />],
      ]}
    >
      <p className="rounded-card bg-sunken p-4 whitespace-pre-line wrap-anywhere">{text}</p>
      {attachments.length === 0 ? null : (
        <ul className="flex flex-wrap gap-3">
          {attachments.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener">
                <img src={address} alt={`Příloha ${index + 1}`} className="size-28 rounded-card object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {replies.length === 0 ? null : (
        <section aria-label="Odpovědi" className="flex flex-col gap-3">
          {replies.map((reply) => (
            <div key={reply.guid} className="rounded-card border border-line p-4">
              <p className="text-sm text-muted">
                {reply.author?.username ?? 'smazaný účet'} · <Moment at={reply.created_at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
            </div>
          ))}
        </section>
      )}
    </Record>
  )
}

function PersonLink({ of }: { of: NonNullable<Person> }) {
  return (
    <Link to={`/user/update/${of.guid}`} className="text-brand underline">
      {of.username}
    </Link>
  )
}
