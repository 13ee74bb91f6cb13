import type { RefusableMail } from '@zivina/contract/account/mail-kinds'
import type { Db } from '@zivina/db/database'
import { bodyProfile } from '@zivina/db/schema/account/body-profile'
import { user as account } from '@zivina/db/schema/account/user'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** Inserts the facts that new accounts, which have the consent, begin with. */
export async function insertBodyProfiles(db: Db, profiles: (typeof bodyProfile.$inferInsert)[]): Promise<void> {
  if (profiles.length > 0) await db.insert(bodyProfile).values(profiles)
}

/** Updates `updated_at` of the account whose row the query `changed` wrote. */
export const TOUCH_CHANGED = sql`update "user" set updated_at = now() where guid in (select "user" from changed)`

/** Locks an account until the transaction ends. @returns whether there is one */
export async function lockExisting(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${guid} for no key update`)
  return rows.length > 0
}

/** Writes by which applications an account has premium. */
export async function setPlatforms(db: Db, guid: string, platforms: string[]): Promise<void> {
  await db.update(account).set({ platforms, updated_at: sql`now()` }).where(eq(account.guid, guid))
}

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

/** Adds a kind to those an account unsubscribed from; does nothing where it is among them. */
export async function addOptOut(db: Db, user: string, kind: RefusableMail): Promise<void> {
  await db.execute(sql`
    update "user" set mail_opt_outs = array_append(mail_opt_outs, ${kind})
    where guid = ${user} and not mail_opt_outs @> array[${kind}]::text[]`)
}

/** Notes until when a person saw the news. Never moves back, and never into the future: an entry that is not public yet cannot be seen. */
export async function updateNewsSeen(db: Db, user: string, until: string): Promise<void> {
  await db.execute(sql`
    update "user" set news_seen_at = greatest(news_seen_at, least(${until}::timestamptz, now())) where guid = ${user}`)
}
