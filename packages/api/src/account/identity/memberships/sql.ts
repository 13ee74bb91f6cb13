import type { Db } from '@zivina/db/database'
import { membership } from '@zivina/db/schema/account/membership'
import { sql } from 'drizzle-orm'

/** Whether the account `u` has premium. */
export const IS_PREMIUM = sql`exists (select from membership m where m."user" = u.guid and m.is_premium)`

/** The values of an account without a membership. */
export const NO_MEMBERSHIP = {
  plan: 'free',
  is_premium: false,
  active_from: null,
  expiry_date: null,
  premium_plus_expiry_date: null,
  entry_consultation_performed: false,
}

/** Inserts the plans of new accounts. */
export async function insertMemberships(db: Db, memberships: (typeof membership.$inferInsert)[]): Promise<void> {
  if (memberships.length > 0) await db.insert(membership).values(memberships)
}
