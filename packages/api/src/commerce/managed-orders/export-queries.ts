import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { inPeriod, pragueText } from '#api/kernel/lists/sql.ts'

/** Orders that were made in a period, with what was paid, returned and to whom the bill goes. */
export const exportedOrders: ExportTable = {
  name: 'orders',
  columns: [
    ['Číslo', 'number'],
    ['Vznikla', 'created'],
    ['Zaplacena', 'paid'],
    ['Stav', 'state'],
    ['Služba', 'service_name'],
    ['Cena (Kč)', 'price', 'money'],
    ['Započteno (Kč)', 'credit', 'money'],
    ['Sleva (Kč)', 'discount', 'money'],
    ['Zaplaceno celkem (Kč)', 'amount', 'money'],
    ['Vráceno (Kč)', 'refunded', 'money'],
    ['Měna', 'currency'],
    ['Sazba DPH (%)', 'vat_rate'],
    ['Období od', 'begins'],
    ['Období do', 'ends'],
    ['Jméno', 'full_name'],
    ['E-mail', 'email'],
    ['Ulice', 'street'],
    ['Město', 'city'],
    ['PSČ', 'postal_code'],
    ['Země', 'country'],
    ['Firma', 'company_name'],
    ['IČO', 'ico'],
    ['DIČ', 'dic'],
    ['Platba u brány', 'payment_id'],
  ],
  rows: (period) => sql`
    select o.number, ${pragueText('o.created_at')} as created, ${pragueText('o.paid_at')} as paid, o.state, o.service_name, o.price,
      o.credit, o.discount, o.amount, o.refunded, o.currency, o.vat_rate, o.begins::text as begins, o.ends::text as ends,
      o.buyer->>'full_name' as full_name, o.buyer->>'email' as email, o.buyer->>'street' as street, o.buyer->>'city' as city,
      o.buyer->>'postal_code' as postal_code, o.buyer->>'country' as country, o.buyer->>'company_name' as company_name,
      o.buyer->>'ico' as ico, o.buyer->>'dic' as dic, o.payment_id
    from "order" o where ${inPeriod('o.created_at', period)} order by o.created_at, o.guid`,
}
