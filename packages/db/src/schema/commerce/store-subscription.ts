import { GRANT_PLATFORMS, GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { instant, owner } from '#db/schema/account/account-columns.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** An account that the service for app stores knows, and what it said of it last. */
export const storeCustomer = pgTable(
  'store_customer',
  {
    user: uuid()
      .primaryKey()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** The moment of the last reading, by the clock of the service: an older one that arrives later changes nothing. */
    read_at: instant().notNull(),
    /** Where the person manages what they bought. */
    management_url: text(),
    /** When it was read, by our clock. */
    checked_at: moment(),
  },
  (table) => [index('store_customer_checked_at').on(table.checked_at)],
)

export const storeCustomerPersonalData = ownRows(storeCustomer, {
  bound: { rows: 1, row_bytes: 500, by: 'key' },
  file: 'zakaznik-obchodu-s-aplikacemi.json',
  part: 'account',
  order: storeCustomer.user,
  columns: [storeCustomer.read_at, storeCustomer.management_url],
})

/**
 * What an account bought in an app store, as the store said last. Its days of premium are grants. A purchase belongs to one account: the
 * database refuses it to another one, whether they are one customer of the service or it was transferred.
 */
export const storeSubscription = pgTable(
  'store_subscription',
  {
    guid: guid(),
    user: owner(),
    /** The service's own name of the customer. */
    customer: text().notNull(),
    product: text().notNull(),
    store: text().notNull(),
    /** The store's number of the last payment. */
    transaction_id: text(),
    plan: text().$type<(typeof GRANTED_PLANS)[number]>().notNull(),
    platform: text().$type<(typeof GRANT_PLATFORMS)[number]>().notNull(),
    purchased_at: instant().notNull(),
    expires_at: instant(),
    grace_until: instant(),
    unsubscribed_at: instant(),
    billing_issue_at: instant(),
    refunded_at: instant(),
    created_at: moment(),
  },
  (table) => [
    check('store_subscription_plan', oneOf(table.plan, GRANTED_PLANS)),
    check('store_subscription_platform', oneOf(table.platform, GRANT_PLATFORMS)),
    unique('store_subscription_own').on(table.user, table.product),
    unique('store_subscription_customer').on(table.customer, table.product),
    unique('store_subscription_transaction').on(table.store, table.transaction_id, table.product),
    // What is to be read again: it ends soon, or has ended lately.
    index('store_subscription_expires_at').on(table.expires_at).where(sql`${table.expires_at} is not null`),
  ],
)

export const storeSubscriptionPersonalData = ownRows(storeSubscription, {
  bound: { rows: 20, row_bytes: 2_000, by: 'limit' },
  file: 'predplatne-v-aplikaci.json',
  part: 'account',
  order: storeSubscription.created_at,
})

/** An erased account that the service for app stores is to forget, too. It names no person, and goes once that is done. */
export const storeDeletion = pgTable('store_deletion', {
  account: uuid().primaryKey(),
  tries: integer().notNull().default(0),
  created_at: moment(),
})
