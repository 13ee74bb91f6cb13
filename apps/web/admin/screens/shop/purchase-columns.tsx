import { createColumnHelper } from '@tanstack/react-table'
import type { ManagedPurchase } from '@zivina/contract/commerce/shop'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { pointsText } from './shop-words.ts'

/** The name of the buyer. */
export const buyerOf = ({ user }: ManagedPurchase) => user?.username ?? 'smazaný účet'

const helper = createColumnHelper<typeof FEATURES, ManagedPurchase>()
/** The columns of the list of purchases. On a phone the first contains everything. */
export const PURCHASE_COLUMNS: Columns<ManagedPurchase> = helper.columns([
  helper.accessor('item_name', {
    header: 'Položka',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('handed_over_at', {
    header: 'Předáno',
    enableSorting: false,
    meta: { className: 'w-38 max-sm:hidden figures' },
    cell: ({ row: { original } }) => (original.handed_over_at ? <Moment at={original.handed_over_at} /> : 'čeká'),
  }),
  helper.accessor('created_at', { ...momentColumn('Koupeno'), enableSorting: false }),
])

function Summary({ of: row }: { of: ManagedPurchase }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">{row.item_name}</span>
      <span className="block truncate text-muted">
        {buyerOf(row)} · {pointsText(row.points)}
      </span>
      <span className="figures flex flex-wrap gap-x-2 text-muted sm:hidden">
        {row.handed_over_at ? 'předáno' : 'čeká'} · <Moment at={row.created_at} />
      </span>
    </>
  )
}
