import { DIFFERENCE_KINDS } from '@zivina/domain/commerce/differences'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/account/account-columns.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'

/** Where orders, gateway, ledger and documents do not agree, as the nightly reconciliation found it. Amounts are haléře. */
export const moneyDifference = pgTable(
  'money_difference',
  {
    guid: guid(),
    kind: text().$type<(typeof DIFFERENCE_KINDS)[number]>().notNull(),
    order: uuid().references(() => order.guid),
    /** What it is about beside its order: a series of numbers. */
    subject: text().notNull().default(''),
    expected: integer(),
    found: integer(),
    first_seen_at: moment(),
    last_seen_at: moment(),
    /** When it was found no more. */
    resolved_at: instant(),
  },
  (table) => [
    check('money_difference_kind', oneOf(table.kind, DIFFERENCE_KINDS)),
    uniqueIndex('money_difference_open')
      .on(table.kind, sql`coalesce(${table.order}::text, ${table.subject})`)
      .where(sql`${table.resolved_at} is null`),
    index('money_difference_order').on(table.order),
    index('money_difference_waits').on(table.first_seen_at, table.guid).where(sql`${table.resolved_at} is null`),
    index('money_difference_resolved').on(table.first_seen_at, table.guid).where(sql`${table.resolved_at} is not null`),
  ],
)
