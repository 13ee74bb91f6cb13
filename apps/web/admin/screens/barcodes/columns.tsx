import { createColumnHelper } from '@tanstack/react-table'
import { CARRIER_LABELS, carrierSource } from '@zivina/contract/catalogue/barcode-carriers'
import type { BarcodeRow } from '@zivina/contract/catalogue/products'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'

const helper = createColumnHelper<typeof FEATURES, BarcodeRow>()

/** The columns of the list of barcodes. On a phone the first column contains everything. */
export const BARCODE_COLUMNS: Columns<BarcodeRow> = helper.columns([
  helper.accessor('name', {
    header: 'Název',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary row={original} />,
  }),
  helper.accessor('barcode', {
    header: 'Kód',
    enableSorting: false,
    meta: { className: 'w-38 max-sm:hidden figures' },
  }),
  helper.accessor('source', {
    header: 'Zdroj',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ getValue }) => carrierSource(getValue()),
  }),
  helper.accessor('created_at', { ...momentColumn('Přidáno'), enableSorting: false }),
])

function Summary({ row: { name, barcode, kind, source, created_at, fault_count } }: { row: BarcodeRow }) {
  return (
    <>
      <span className="line-clamp-2 font-medium sm:line-clamp-1">{name}</span>
      <span className="block truncate text-muted">
        {CARRIER_LABELS[kind]}
        {fault_count > 0 ? ' · s\u00a0chybnými údaji' : ''}
      </span>
      <span className="flex flex-wrap gap-x-2 text-muted sm:hidden">
        <span className="figures">{barcode}</span> · {carrierSource(source)} · <Moment at={created_at} />
      </span>
    </>
  )
}
