import { REFUND_KINDS } from '@zivina/domain/commerce/refunds'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { instant } from '#db/schema/account/account-columns.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'

/** Money of an order that goes back: decided once, sent by a job, done when the gateway says so. Amounts are haléře with VAT. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** Made by the client where an administrator decides, so that the same decision sent again is the same. */
    guid: guid(),
    order: uuid()
      .notNull()
      .references(() => order.guid),
    kind: text().$type<(typeof REFUND_KINDS)[number]>().notNull(),
    amount: integer().notNull(),
    keeps_premium: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    /** When the gateway was last asked; whether it has done it is read before it is asked again. */
    asked_at: instant(),
    done_at: instant(),
    created_at: moment(),
  },
  (table) => [
    check('order_refund_kind', oneOf(table.kind, REFUND_KINDS)),
    check('order_refund_amount', sql`${table.amount} > 0`),
    index('order_refund_order').on(table.order, table.created_at),
    index('order_refund_waiting').on(table.asked_at.asc().nullsFirst()).where(sql`${table.done_at} is null`),
  ],
)

export const orderRefundPersonalData: PersonalData = {
  file: 'vracene-platby.json',
  part: 'account',
  tables: { order_refund: { rows: 4_000, row_bytes: 600, by: 'limit' } },
  rows: (person) => sql`
    select r.guid, r."order", r.kind, r.amount, r.keeps_premium, r.reason, r.done_at, r.created_at
    from order_refund r join "order" o on o.guid = r."order" where o."user" = ${person} order by r.created_at`,
}
