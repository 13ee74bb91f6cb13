import { BANK_FINDINGS, BANK_STATES, type BankFinding, type BankState } from '@zivina/domain/commerce/bank-transfers'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { instant } from '#db/schema/account/account-columns.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'

/**
 * A payment that came to our bank account, as a statement says. It is evidence for the accounts: it stays with the name and account of who
 * paid for as long as they are kept. Amounts are the smallest parts of the currency, haléře for CZK.
 */
export const bankPayment = pgTable(
  'bank_payment',
  {
    guid: guid(),
    /** What the bank calls it, which may be what it called another one before. */
    reference: text().notNull(),
    /** The number of the statement that it was read from first. */
    statement: text().notNull(),
    booked_on: date({ mode: 'string' }).notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Empty where the payer gave none. Without zeros in front. */
    variable_symbol: text().notNull(),
    payer_name: text().notNull(),
    /** As the bank writes it: an IBAN, or the account. */
    payer_account: text().notNull(),
    message: text().notNull(),
    state: text().$type<BankState>().notNull().default('new'),
    /** Why it belongs to no order by itself. */
    finding: text().$type<BankFinding>(),
    order: uuid().references(() => order.guid),
    /** What of it is to go back or has gone, and when an admin sent it. */
    return_due: integer().notNull().default(0),
    returned_at: instant(),
    /** Why a person decided so. */
    reason: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    // The same entry of two statements, or of one read in twice, is one.
    uniqueIndex('bank_payment_same').on(
      table.reference,
      table.booked_on,
      table.amount,
      table.currency,
      table.variable_symbol,
      table.payer_account,
    ),
    check('bank_payment_state', oneOf(table.state, BANK_STATES)),
    check('bank_payment_finding', oneOf(table.finding, BANK_FINDINGS)),
    check(
      'bank_payment_amount',
      sql`${table.amount} > 0 and ${table.return_due} >= 0 and ${table.return_due} <= ${table.amount}`,
    ),
    check('bank_payment_order', sql`(${table.state} = 'matched') = (${table.order} is not null)`),
    check('bank_payment_open', sql`${table.state} <> 'open' or ${table.finding} is not null`),
    check(
      'bank_payment_returned',
      sql`(${table.returned_at} is null or ${table.return_due} > 0) and (${table.state} <> 'returned' or ${table.returned_at} is not null)`,
    ),
    index('bank_payment_list').on(table.state, table.booked_on, table.guid),
    index('bank_payment_open').on(table.booked_on, table.guid).where(sql`${table.state} in ('new', 'open')`),
    index('bank_payment_to_return')
      .on(table.booked_on, table.guid)
      .where(sql`${table.return_due} > 0 and ${table.returned_at} is null`),
    index('bank_payment_order_of').on(table.order).where(sql`${table.order} is not null`),
  ],
)

export const bankPaymentPersonalData: PersonalData = {
  file: 'platby-prevodem.json',
  part: 'account',
  tables: { bank_payment: { rows: 500, row_bytes: 1_200, by: 'limit' } },
  rows: (person) => sql`
    select p.guid, p."order", p.booked_on, p.amount, p.currency, p.variable_symbol, p.payer_name, p.payer_account, p.message,
      p.return_due, p.returned_at, p.created_at
    from bank_payment p join "order" o on o.guid = p."order" where o."user" = ${person} order by p.created_at`,
}
