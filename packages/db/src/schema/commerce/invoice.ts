import { INVOICE_SERIES } from '@zivina/domain/commerce/invoices'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'
import { orderRefund } from './order-refund.ts'

/** A company or a person on an invoice. Empty where they have none. */
export type InvoiceAddress = {
  name: string
  street: string
  city: string
  postal_code: string
  country: string
  ico: string
  dic: string
}

/** The last number of a series in a year; locked while another document takes the next, so that none is left out. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    series: text().$type<(typeof INVOICE_SERIES)[number]>().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check('invoice_series_series', oneOf(table.series, INVOICE_SERIES)),
  ],
)

/**
 * An invoice or a credit note. The law keeps it for ten years, after its account is deleted, too: it then names the buyer, but no account
 * any more. Nothing else of it is ever changed, which the database refuses. Amounts are haléře with VAT.
 */
export const invoice = pgTable(
  'invoice',
  {
    guid: guid(),
    series: text().$type<(typeof INVOICE_SERIES)[number]>().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    order: uuid()
      .notNull()
      .references(() => order.guid),
    /** Of a credit note: the refund that it is for, and the invoice that it corrects. */
    refund: uuid()
      .unique()
      .references(() => orderRefund.guid),
    corrects: uuid().references((): AnyPgColumn => invoice.guid),
    reason: text().notNull().default(''),
    issued_on: date({ mode: 'string' }).notNull(),
    taxable_on: date({ mode: 'string' }).notNull(),
    seller: jsonb().$type<InvoiceAddress & { register: string }>().notNull(),
    /** Without an e-mail address, which no invoice needs. Null where the account was deleted before. */
    buyer: jsonb().$type<InvoiceAddress>(),
    /** What was bought for how much; together the amount. */
    lines: jsonb().$type<{ text: string; haler: number }[]>().notNull(),
    amount: integer().notNull(),
    vat: integer().notNull(),
    vat_rate: integer().notNull(),
    created_at: moment(),
  },
  (table) => [
    check('invoice_series', oneOf(table.series, INVOICE_SERIES)),
    check('invoice_amount', sql`${table.amount} > 0 and ${table.vat} between 0 and ${table.amount}`),
    check(
      'invoice_credit_note',
      sql`(${table.series} = 'credit_note') = (${table.refund} is not null and ${table.corrects} is not null)`,
    ),
    unique('invoice_number').on(table.series, table.year, table.number),
    uniqueIndex('invoice_of_order').on(table.order).where(sql`${table.series} = 'invoice'`),
    index('invoice_order').on(table.order),
    index('invoice_corrects').on(table.corrects).where(sql`${table.corrects} is not null`),
    index('invoice_user').on(table.user, table.created_at, table.guid),
  ],
)

export const invoicePersonalData = ownRows(invoice, {
  bound: { rows: 6_000, row_bytes: 3_000, by: 'limit' },
  file: 'faktury.json',
  part: 'account',
  order: invoice.created_at,
})
