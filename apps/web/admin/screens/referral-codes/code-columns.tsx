import { createColumnHelper } from '@tanstack/react-table'
import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { usesText, valueText } from './code-words.ts'

const helper = createColumnHelper<typeof FEATURES, ReferralCode>()
/** The columns of the list of codes. On a phone the first contains everything. */
export const CODE_COLUMNS: Columns<ReferralCode> = helper.columns([
  helper.accessor('code', {
    header: 'Kód',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor(valueText, {
    id: 'value',
    header: 'Sleva',
    enableSorting: false,
    meta: { className: 'w-28 max-md:hidden figures' },
  }),
  helper.accessor(usesText, {
    id: 'uses',
    header: 'Použití',
    enableSorting: false,
    meta: { className: 'w-28 max-md:hidden figures' },
  }),
  helper.accessor('created_at', { ...momentColumn('Založeno'), enableSorting: false }),
])

function Summary({ of: row }: { of: ReferralCode }) {
  return (
    <>
      <span className="block truncate font-medium">{row.code}</span>
      <span className="block truncate text-muted">{row.creator?.name ?? 'náš kód'}</span>
      <span className="figures flex flex-wrap gap-x-2 text-muted md:hidden">
        {valueText(row)} · použití: {usesText(row)}
        <span className="sm:hidden">
          <Moment at={row.created_at} />
        </span>
      </span>
    </>
  )
}
