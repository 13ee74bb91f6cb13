import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { ExportPeriod, ExportTable } from '#api/kernel/declared/export-table.ts'
import { batches } from '#api/kernel/lists/cursor-queries.ts'
import type { CorrectedInvoice, PrintableInvoice } from './printed.ts'

/** Invoices and credit notes that were issued in a period. A credit note says what it takes away as amounts below zero. */
export const exportedInvoices: ExportTable = {
  name: 'invoices',
  columns: [
    ['Číslo', 'label'],
    ['Druh', 'kind'],
    ['Vystaveno', 'issued_on'],
    ['Zdanitelné plnění', 'taxable_on'],
    ['Objednávka', 'order_number'],
    ['Opravuje', 'corrected'],
    ['Důvod', 'reason'],
    ['Základ (Kč)', 'base', 'money'],
    ['DPH (Kč)', 'vat', 'money'],
    ['Celkem (Kč)', 'amount', 'money'],
    ['Sazba DPH (%)', 'vat_rate'],
    ['Odběratel', 'name'],
    ['Ulice', 'street'],
    ['Město', 'city'],
    ['PSČ', 'postal_code'],
    ['Země', 'country'],
    ['IČO', 'ico'],
    ['DIČ', 'dic'],
  ],
  rows: (period) => sql`
    select ${label('i')} as label, case i.series when 'invoice' then 'faktura' else 'opravný doklad' end as kind,
      i.issued_on::text as issued_on, i.taxable_on::text as taxable_on, o.number as order_number,
      case when c.guid is null then null else ${label('c')} end as corrected, i.reason,
      sign.of * (i.amount - i.vat) as base, sign.of * i.vat as vat, sign.of * i.amount as amount, i.vat_rate,
      i.buyer->>'name' as name, i.buyer->>'street' as street, i.buyer->>'city' as city, i.buyer->>'postal_code' as postal_code,
      i.buyer->>'country' as country, i.buyer->>'ico' as ico, i.buyer->>'dic' as dic
    from invoice i
    join "order" o on o.guid = i."order"
    left join invoice c on c.guid = i.corrects
    cross join lateral (select case i.series when 'invoice' then 1 else -1 end as of) sign
    where ${issued(period)}
    order by i.series, i.year, i.number`,
}

/** The number of a document as people read it, as `invoiceLabel` writes it. */
function label(alias: 'i' | 'c') {
  const of = (column: string) => sql.raw(`${alias}.${column}`)
  return sql`(case ${of('series')} when 'invoice' then 'FV' else 'OD' end || ${of('year')} || '-' || lpad(${of('number')}::text, 6, '0'))`
}

const issued = (period: ExportPeriod): SQL =>
  period === null ? sql`true` : sql`i.issued_on between ${period.from}::date and ${period.to}::date`

/** The documents that were issued in a period. */
export function issuedIn(period: ExportPeriod): SQL {
  return sql`select i.guid from invoice i where ${issued(period)}`
}

/** So many documents are in memory at once. */
const ROWS_AT_ONCE = 200

/**
 * Everything that is printed of the documents of a period, in the order of their numbers.
 * @param db a transaction
 */
export async function* readPrintable(
  db: Db,
  period: ExportPeriod,
): AsyncGenerator<PrintableInvoice & { corrected: CorrectedInvoice | null }> {
  const rows = sql`
    select i.guid, i.series, i.year, i.number, i.issued_on::text as issued_on, i.taxable_on::text as taxable_on, i.seller, i.buyer, i.lines,
      i.amount, i.vat, i.vat_rate, i.reason, o.number as order_number, o.payment_method,
      case when c.guid is not null then json_build_object('guid', c.guid, 'series', c.series, 'year', c.year, 'number', c.number,
        'issued_on', c.issued_on) end as corrected
    from invoice i
    join "order" o on o.guid = i."order"
    left join invoice c on c.guid = i.corrects
    where ${issued(period)} order by i.series, i.year, i.number`
  for await (const batch of batches<PrintableInvoice & { corrected: CorrectedInvoice | null }>(
    db,
    rows,
    ROWS_AT_ONCE,
  )) {
    yield* batch
  }
}
