import { GRANT_PLATFORMS, GRANT_SOURCES, GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { instant, owner } from '#db/schema/account/account-columns.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { order } from './order.ts'
import { storeSubscription } from './store-subscription.ts'

/** Premium that an account has for some days. Membership follows from all of its grants, and is never written otherwise. */
export const premiumGrant = pgTable(
  'premium_grant',
  {
    guid: guid(),
    user: owner(),
    plan: text().$type<(typeof GRANTED_PLANS)[number]>().notNull(),
    source: text().$type<(typeof GRANT_SOURCES)[number]>().notNull(),
    platform: text().$type<(typeof GRANT_PLATFORMS)[number]>().notNull().default('web'),
    /** The first day and the last, which counts; a last day before the first is a grant that was ended at once. */
    begins: date({ mode: 'string' }).notNull(),
    ends: date({ mode: 'string' }),
    /** The order that paid for it: each gives premium once. */
    order: uuid()
      .unique()
      .references(() => order.guid, { onDelete: 'set null' }),
    /** What was bought in an app store and gives it: a new grant after each gap. */
    store_subscription: uuid().references(() => storeSubscription.guid, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    /** The administrator who gave it. */
    granted_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    ended_at: instant(),
    created_at: moment(),
  },
  (table) => [
    check('premium_grant_plan', oneOf(table.plan, GRANTED_PLANS)),
    check('premium_grant_source', oneOf(table.source, GRANT_SOURCES)),
    check('premium_grant_platform', oneOf(table.platform, GRANT_PLATFORMS)),
    index('premium_grant_user').on(table.user, table.begins),
    // The accounts whose membership changes on a day.
    index('premium_grant_begins').on(table.begins),
    index('premium_grant_ends').on(table.ends).where(sql`${table.ends} is not null`),
    index('premium_grant_store')
      .on(table.store_subscription, table.begins)
      .where(sql`${table.store_subscription} is not null`),
    index('premium_grant_granted_by').on(table.granted_by).where(sql`${table.granted_by} is not null`),
  ],
)

export const premiumGrantPersonalData = ownRows(premiumGrant, {
  bound: { rows: 500, row_bytes: 1_000, by: 'limit' },
  file: 'premium.json',
  part: 'account',
  order: premiumGrant.created_at,
  columns: [
    premiumGrant.guid,
    premiumGrant.plan,
    premiumGrant.source,
    premiumGrant.platform,
    premiumGrant.begins,
    premiumGrant.ends,
    premiumGrant.reason,
    premiumGrant.ended_at,
    premiumGrant.created_at,
  ],
})
