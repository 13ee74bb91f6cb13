import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** A code that lowers a payment. */
export const referralCode = pgTable(
  'referral_code',
  {
    guid: guid(),
    /** Capital letters of ASCII, digits and hyphens. */
    code: text().notNull().unique(),
    /** What is taken off: percent, or haléře. */
    percent: integer(),
    amount: integer(),
    /** The creator who recommends with it; null where it is ours. */
    creator: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** The first and the last day in Europe/Prague, which counts. */
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    usage_limit: integer(),
    /** How many payments it lowered; a payment that failed gives its use back. */
    uses: integer().notNull().default(0),
    note: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('referral_code_value', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('referral_code_percent', sql`${table.percent} between 1 and 100`),
    check('referral_code_amount', sql`${table.amount} > 0`),
    check('referral_code_days', sql`${table.valid_from} <= ${table.valid_to}`),
    check(
      'referral_code_uses',
      sql`${table.uses} >= 0 and (${table.usage_limit} is null or ${table.uses} <= ${table.usage_limit})`,
    ),
    index('referral_code_created_at').on(table.created_at, table.guid),
    index('referral_code_creator').on(table.creator, table.created_at),
    // Codes that begin with a text.
    index('referral_code_beginning').on(table.code.op('text_pattern_ops')),
  ],
)

/** A payment that a code lowered. */
export const discountedPayment = pgTable(
  'discounted_payment',
  {
    guid: guid(),
    /** The order that is paid; one code for an order. */
    order: uuid().notNull().unique(),
    code: uuid()
      .notNull()
      .references(() => referralCode.guid, { onDelete: 'restrict' }),
    /** Whose code it was then, for their figures. */
    creator: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** Haléře. */
    amount_before: integer().notNull(),
    amount_after: integer().notNull(),
    created_at: moment(),
  },
  (table) => [
    check('discounted_payment_amounts', sql`${table.amount_after} between 0 and ${table.amount_before}`),
    index('discounted_payment_created_at').on(table.created_at, table.guid),
    index('discounted_payment_code').on(table.code, table.created_at),
    index('discounted_payment_creator').on(table.creator, table.created_at),
  ],
)

/** The codes that recommend with a creator's name. */
export const referralCodePersonalData: PersonalData = {
  file: 'slevove-kody.json',
  part: 'account',
  tables: { referral_code: { rows: 1_000, row_bytes: 1_000, by: 'pace' } },
  rows: (user) => sql`
    select guid, code, percent, amount, valid_from, valid_to, usage_limit, uses, created_at from referral_code
    where creator = ${user} order by created_at, guid`,
}

/** What their codes came to; whose orders they were is never told. */
export const discountedPaymentPersonalData: PersonalData = {
  file: 'platby-se-slevou.json',
  part: 'account',
  tables: { discounted_payment: { rows: 1_000_000, row_bytes: 300, by: 'pace' } },
  rows: (user) => sql`
    select p.guid, c.code, p.amount_before, p.amount_after, p.created_at
    from discounted_payment p join referral_code c on c.guid = p.code
    where p.creator = ${user} order by p.created_at, p.guid`,
}
