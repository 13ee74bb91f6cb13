import { CARRIER_LABELS, carrierSource } from '@zivina/contract/catalogue/barcode-carriers'
import { products } from '@zivina/contract/catalogue/products'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listBarcodes } from './service.ts'

export const listedBarcodes = listTable(products.list, {
  read: (ctx, query) => listBarcodes(ctx, query),
  columns: [
    ['Kód', ({ barcode }) => barcode],
    ['Název', ({ name }) => name],
    ['Co ho nese', ({ kind }) => CARRIER_LABELS[kind]],
    ['Zdroj', ({ source }) => carrierSource(source)],
    ['Přidáno', ({ created_at }) => momentCell(created_at)],
  ],
})
