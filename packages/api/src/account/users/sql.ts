import type { Db } from '@zivina/db/database'
import { bodyProfile } from '@zivina/db/schema/account/body-profile'
import { membership } from '@zivina/db/schema/account/membership'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** Whether the account `u` has premium. */
export const IS_PREMIUM = sql`exists (select from membership m where m."user" = u.guid and m.is_premium)`

/** Inserts the plans of new accounts. */
export async function insertMemberships(db: Db, memberships: (typeof membership.$inferInsert)[]): Promise<void> {
  if (memberships.length > 0) await db.insert(membership).values(memberships)
}

/** Inserts the facts that new accounts, which have the consent, begin with. */
export async function insertBodyProfiles(db: Db, profiles: (typeof bodyProfile.$inferInsert)[]): Promise<void> {
  if (profiles.length > 0) await db.insert(bodyProfile).values(profiles)
}

/** Updates `updated_at` of the account whose row the query `changed` wrote. */
export const TOUCH_CHANGED = sql`update "user" set updated_at = now() where guid in (select "user" from changed)`

/**
 * Lets one transaction at a time add to what a person has of a kind: others that lock the same person wait until it ends, those
 * that only refer to the account do not. Lock before counting what has a limit.
 */
export async function lockPerson(db: Db, user: string): Promise<void> {
  await db.execute(sql`select from "user" where guid = ${user} for no key update`)
}

/**
 * Refuses what a transaction added where a person has more of it now than they may: rows whose column `owner` names them. The person is
 * locked first, so that two transactions at once do not both fit.
 * @throws ApiError LIMIT_REACHED
 */
export async function requireAtMost(db: Db, owner: PgColumn, user: string, most: number): Promise<void> {
  await lockPerson(db, user)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${owner.table} where ${owner} = ${user} limit ${most + 1}) r`)
  if ((rows[0]?.count ?? 0) > most) throw new ApiError('LIMIT_REACHED')
}
