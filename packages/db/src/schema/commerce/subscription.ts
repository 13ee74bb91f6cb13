import type { PLANS } from '@zivina/contract/account/plans'
import type { SUBSCRIPTION_PERIODS } from '@zivina/contract/commerce/services'
import { SUBSCRIPTION_STATES } from '@zivina/domain/commerce/subscription-states'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { instant, owner } from '#db/schema/account/account-columns.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { service } from './service.ts'

/** A card as the gateway names it, masked. */
export type PaymentCard = { number: string; brand: string; expires: string }

/** A plan that renews by charging a card, with the price of the day it was bought. */
export const subscription = pgTable(
  'subscription',
  {
    guid: guid(),
    user: owner(),
    service: uuid()
      .notNull()
      .references(() => service.guid),
    plan: text().$type<(typeof PLANS)[number]>().notNull(),
    period: text().$type<(typeof SUBSCRIPTION_PERIODS)[number]>().notNull(),
    price: integer().notNull(),
    vat_rate: integer().notNull(),
    state: text().$type<(typeof SUBSCRIPTION_STATES)[number]>().notNull().default('active'),
    /** The payment at the gateway that later charges hang on. */
    recurrence_id: text().notNull().unique(),
    card: jsonb().$type<PaymentCard>(),
    /** The first day of its first period, from which all periods are counted, and how many of them are paid. */
    anchor: date({ mode: 'string' }).notNull(),
    periods: integer().notNull().default(1),
    /** The last day that is paid. */
    paid_until: date({ mode: 'string' }).notNull(),
    /** What it becomes at the next charge. */
    next_service: uuid().references(() => service.guid),
    /** The paid period before whose end its yearly renewal was announced. */
    reminded_for: date({ mode: 'string' }),
    /** When a charge failed last, and the last day on which it is tried. */
    failed_at: instant(),
    last_try_on: date({ mode: 'string' }),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('subscription_state', oneOf(table.state, SUBSCRIPTION_STATES)),
    index('subscription_user').on(table.user, table.created_at),
    // One that renews for an account, whatever arrives at the same moment.
    uniqueIndex('subscription_one_renews').on(table.user).where(sql`${table.state} in ('active', 'past_due')`),
    index('subscription_due').on(table.paid_until).where(sql`${table.state} <> 'ended'`),
  ],
)

export const subscriptionPersonalData = ownRows(subscription, {
  bound: { rows: 500, row_bytes: 1_000, by: 'limit' },
  file: 'predplatne.json',
  part: 'account',
  order: subscription.created_at,
  columns: [
    subscription.guid,
    subscription.plan,
    subscription.period,
    subscription.price,
    subscription.vat_rate,
    subscription.state,
    subscription.card,
    subscription.paid_until,
    subscription.created_at,
  ],
})
