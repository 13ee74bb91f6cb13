import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/ports/export-table.ts'

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
    where ${period === null ? sql`true` : sql`i.issued_on between ${period.from}::date and ${period.to}::date`}
    order by i.series, i.year, i.number`,
}

/** The number of a document as people read it, as `invoiceLabel` writes it. */
function label(alias: 'i' | 'c') {
  const of = (column: string) => sql.raw(`${alias}.${column}`)
  return sql`(case ${of('series')} when 'invoice' then 'FV' else 'OD' end || ${of('year')} || '-' || lpad(${of('number')}::text, 6, '0'))`
}
