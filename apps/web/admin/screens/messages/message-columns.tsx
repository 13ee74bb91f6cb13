import { createColumnHelper } from '@tanstack/react-table'
import type { ManagedMessage } from '@zivina/contract/content/contact-messages'
import { CONTACT_STATE_LABELS } from '@zivina/contract/content/contact-states'
import { CONTACT_SUBJECT_NAMES } from '@zivina/contract/content/contact-subjects'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

/** Whom a message is from: the name where it was given. */
export const senderOf = ({ name, email }: ManagedMessage) => (name === '' ? email : name)

const helper = createColumnHelper<typeof FEATURES, ManagedMessage>()

/** The columns of the list of messages. On a phone the first contains everything. */
export const MESSAGE_COLUMNS: Columns<ManagedMessage> = helper.columns([
  helper.accessor('subject', {
    header: 'Zpráva',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('state', {
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-32 max-md:hidden' },
    cell: ({ row: { original } }) => CONTACT_STATE_LABELS[original.state],
  }),
  helper.accessor('created_at', { ...momentColumn('Přišla'), enableSorting: false }),
])

function Summary({ of: row }: { of: ManagedMessage }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">
        {senderOf(row)} <span className="font-normal text-muted">{CONTACT_SUBJECT_NAMES[row.subject]}</span>
      </span>
      <span className="line-clamp-1 text-muted">{row.text}</span>
      <span className="figures flex flex-wrap gap-x-2 text-muted md:hidden">
        {CONTACT_STATE_LABELS[row.state]}
        <span className="sm:hidden">
          <Moment at={row.created_at} />
        </span>
      </span>
    </>
  )
}
