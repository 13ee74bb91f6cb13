import type { PLANS } from '@zivina/contract/account/plans'
import type { Buyer } from '@zivina/contract/commerce/order'
import { ORDER_KINDS } from '@zivina/contract/commerce/order-kinds'
import type { SUBSCRIPTION_PERIODS } from '@zivina/contract/commerce/services'
import { PAYMENT_METHODS, type PaymentMethod } from '@zivina/domain/commerce/bank-transfers'
import { PAYMENT_STATES } from '@zivina/domain/commerce/payment-states'
import { CURRENCIES, type Currency } from '@zivina/domain/money'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { instant } from '#db/schema/account/account-columns.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { service } from './service.ts'
import { subscription } from './subscription.ts'

/** An order with its payment. It stays when the account is deleted, without account and buyer. Amounts are haléře with VAT. */
export const order = pgTable(
  'order',
  {
    /** Made by the client, so that the same order sent again is the same. */
    guid: guid(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    kind: text().$type<(typeof ORDER_KINDS)[number]>().notNull(),
    service: uuid()
      .notNull()
      .references(() => service.guid),
    service_name: text().notNull(),
    /** Null where it gives no premium. */
    plan: text().$type<(typeof PLANS)[number]>(),
    period: text().$type<(typeof SUBSCRIPTION_PERIODS)[number]>(),
    duration_days: integer(),
    /** How many points it gives; null where it gives none. */
    points: integer(),
    price: integer().notNull(),
    credit: integer().notNull().default(0),
    /** What a code took off this payment; the code as it is written. */
    discount: integer().notNull().default(0),
    discount_code: text(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull().default('CZK'),
    vat_rate: integer().notNull(),
    buyer: jsonb().$type<Buyer>(),
    terms_version: text().notNull(),
    state: text().$type<(typeof PAYMENT_STATES)[number]>().notNull().default('CREATED'),
    payment_method: text().$type<PaymentMethod>().notNull().default('card'),
    /** The last day on which to pay by transfer. */
    pay_until: date({ mode: 'string' }),
    payment_id: text().unique(),
    gw_url: text(),
    /** The subscription that it began or renews, and the first day of the period that it renews it for. */
    subscription: uuid().references(() => subscription.guid, { onDelete: 'set null' }),
    period_from: date({ mode: 'string' }),
    /** The orders whose unused days are credited. */
    credited: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The order that took this one's place, and the last day that this one had before. */
    replaced_by: uuid().references((): AnyPgColumn => order.guid),
    replaced_until: date({ mode: 'string' }),
    /** The days of premium it pays for. */
    begins: date({ mode: 'string' }),
    ends: date({ mode: 'string' }),
    refunded: integer().notNull().default(0),
    /** What is decided to go back and has not yet. */
    refund_due: integer().notNull().default(0),
    /** What of `refunded` the card's bank took after a dispute; the gateway knows nothing of it. */
    charged_back: integer().notNull().default(0),
    /** When giving the money back was decided, and done; between them a job asks the gateway. */
    refund_due_at: instant(),
    refunded_at: instant(),
    withdrawn_at: instant(),
    /** While the card's bank disputes the charge, nothing is given back besides. */
    disputed_at: instant(),
    /** When the person began another order instead, while this one waited for its payment. */
    superseded_at: instant(),
    paid_at: instant(),
    /** When its payment was last read from the gateway, and the gateway was last asked to make it. */
    checked_at: instant(),
    asked_at: instant(),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('order_kind', oneOf(table.kind, ORDER_KINDS)),
    check('order_points', sql`${table.points} > 0`),
    check('order_state', oneOf(table.state, PAYMENT_STATES)),
    check('order_payment_method', oneOf(table.payment_method, PAYMENT_METHODS)),
    // By a transfer nothing renews, and no gateway knows of it.
    check(
      'order_transfer',
      sql`(${table.payment_method} = 'transfer') = (${table.pay_until} is not null)
        and (${table.payment_method} = 'card' or (${table.period} is null and ${table.payment_id} is null))`,
    ),
    check('order_currency', oneOf(table.currency, CURRENCIES)),
    check(
      'order_amount',
      sql`${table.amount} > 0 and ${table.credit} >= 0 and ${table.discount} >= 0
        and ${table.amount} = ${table.price} - ${table.credit} - ${table.discount}`,
    ),
    check(
      'order_refunded',
      sql`${table.refunded} >= 0 and ${table.refund_due} >= 0 and ${table.refunded} + ${table.refund_due} <= ${table.amount}`,
    ),
    check('order_charged_back', sql`${table.charged_back} between 0 and ${table.refunded}`),
    index('order_user').on(table.user, table.created_at, table.guid),
    index('order_subscription').on(table.subscription),
    index('order_service').on(table.service),
    // One order of premium of a person waits for its payment at a time; renewals are charged by us.
    uniqueIndex('order_one_waits')
      .on(table.user)
      .where(
        sql`${table.state} = 'CREATED' and ${table.superseded_at} is null and ${table.kind} not in ('renewal', 'counselling')`,
      ),
    // A period of a subscription is paid once. An attempt that failed may be followed by another.
    uniqueIndex('order_period_once')
      .on(table.subscription, table.period_from)
      .where(sql`${table.state} not in ('CANCELED', 'TIMEOUTED') and ${table.period_from} is not null`),
    index('order_open').on(table.checked_at.asc().nullsFirst()).where(sql`${table.state} in ('CREATED', 'AUTHORIZED')`),
    index('order_transfer_waits')
      .on(table.pay_until)
      .where(sql`${table.state} = 'CREATED' and ${table.payment_method} = 'transfer'`),
    index('order_replaced_by').on(table.replaced_by).where(sql`${table.replaced_by} is not null`),
    // The list of the administration: its orders, where what was not paid comes last, and what it can be limited to.
    index('order_created_at').on(table.created_at, table.guid),
    index('order_paid_at').on(table.paid_at, table.guid),
    index('order_paid_last').on(table.paid_at.desc().nullsLast(), table.guid.desc().nullsFirst()),
    index('order_number_sorted').on(table.number, table.guid),
    index('order_state_created_at').on(table.state, table.created_at, table.guid),
    index('order_plan_created_at').on(table.plan, table.created_at, table.guid),
    index('order_kind_created_at').on(table.kind, table.created_at, table.guid),
    index('order_amount_sorted').on(table.amount, table.guid),
  ],
)

export const orderPersonalData = ownRows(order, {
  bound: { rows: 2_000, row_bytes: 2_000, by: 'limit' },
  file: 'objednavky.json',
  part: 'account',
  order: order.created_at,
  columns: [
    order.guid,
    order.number,
    order.kind,
    order.service_name,
    order.plan,
    order.period,
    order.points,
    order.price,
    order.credit,
    order.discount,
    order.discount_code,
    order.amount,
    order.currency,
    order.vat_rate,
    order.buyer,
    order.terms_version,
    order.state,
    order.payment_method,
    order.pay_until,
    order.payment_id,
    order.begins,
    order.ends,
    order.refunded,
    order.charged_back,
    order.withdrawn_at,
    order.paid_at,
    order.created_at,
  ],
})
