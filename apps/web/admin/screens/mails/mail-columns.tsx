import { createColumnHelper } from '@tanstack/react-table'
import { MAIL_STATE_LABELS } from '@zivina/contract/console/mail-states'
import type { UnsentMail } from '@zivina/contract/console/mails'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

const helper = createColumnHelper<typeof FEATURES, UnsentMail>()
export const MAIL_COLUMNS: Columns<UnsentMail> = helper.columns([
  helper.accessor('to', {
    header: 'Komu',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('state', {
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ row: { original } }) => MAIL_STATE_LABELS[original.state],
  }),
  helper.accessor('created_at', { ...momentColumn('Vznikl'), enableSorting: false }),
])

function Summary({ of: { to, template, state, created_at } }: { of: UnsentMail }) {
  return (
    <>
      <span className="line-clamp-1 font-medium wrap-anywhere">{to}</span>
      <span className="block truncate text-muted">{template}</span>
      <span className="figures flex flex-wrap gap-x-2 text-muted md:hidden">
        {MAIL_STATE_LABELS[state]}
        <span className="sm:hidden">
          <Moment at={created_at} />
        </span>
      </span>
    </>
  )
}
