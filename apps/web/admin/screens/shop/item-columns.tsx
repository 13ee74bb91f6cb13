import { createColumnHelper } from '@tanstack/react-table'
import type { ManagedShopItem } from '@zivina/contract/commerce/shop'
import { formatNumber } from '@zivina/czech/format-number'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { pointsText } from './shop-words.ts'

export const stockText = ({ stock }: ManagedShopItem) => (stock === null ? 'neomezeně' : formatNumber(stock, 0))
export const seenText = ({ active }: ManagedShopItem) => (active ? 'v\u00a0obchodě' : 'skrytá')

const helper = createColumnHelper<typeof FEATURES, ManagedShopItem>()
export const ITEM_COLUMNS: Columns<ManagedShopItem> = helper.columns([
  helper.accessor('name', {
    header: 'Položka',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary of={original} />,
  }),
  helper.accessor('points', {
    header: 'Body',
    enableSorting: false,
    meta: { className: 'w-28 max-md:hidden figures' },
    cell: ({ getValue }) => formatNumber(getValue(), 0),
  }),
  helper.accessor(stockText, {
    id: 'stock',
    header: 'Zbývá',
    enableSorting: false,
    meta: { className: 'w-28 max-md:hidden figures' },
  }),
  helper.accessor(seenText, {
    id: 'active',
    header: 'Stav',
    enableSorting: false,
    meta: { className: 'w-32 max-md:hidden' },
  }),
])

function Summary({ of: row }: { of: ManagedShopItem }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">{row.name}</span>
      <span className="figures block truncate text-muted md:hidden">
        {pointsText(row.points)} · zbývá: {stockText(row)} · {seenText(row)}
      </span>
    </>
  )
}
