import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { inPeriod, pragueText } from '#api/kernel/lists/sql.ts'

/** The entries of the ledger that were booked in a period; those of one transfer stand together and sum up to zero. */
export const exportedLedger: ExportTable = {
  name: 'ledger',
  columns: [
    ['Zaúčtováno', 'booked'],
    ['Pohyb', 'transfer'],
    ['Druh', 'kind'],
    ['Objednávka', 'order_number'],
    ['Účet', 'account'],
    ['Částka (Kč)', 'haler', 'money'],
    ['Měna', 'currency'],
    ['Důvod', 'reason'],
  ],
  rows: (period) => sql`
    select ${pragueText('t.created_at')} as booked, t.guid as transfer, t.kind, o.number as order_number, e.account, e.haler, e.currency, t.reason
    from ledger_transfer t
    join ledger_entry e on e.transfer = t.guid
    left join "order" o on o.guid = t."order"
    where ${inPeriod('t.created_at', period)} order by t.created_at, t.guid, e.account`,
}
