import type { Db } from '@zivina/db/database'
import { membership } from '@zivina/db/schema/account/membership'
import { user } from '@zivina/db/schema/account/user'
import { eq, sql } from 'drizzle-orm'

type Row = typeof membership.$inferSelect

/** What an account has of premium, and by which applications. */
export type MembershipChange = Pick<
  Row,
  'plan' | 'is_premium' | 'active_from' | 'expiry_date' | 'premium_plus_expiry_date'
> & { platforms: string[] }

/** Locks an account until the transaction ends. @returns whether there is one */
export async function lockExisting(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${guid} for no key update`)
  return rows.length > 0
}

/** Leaves alone whether the entry consultation took place. */
export async function writeMembership(
  db: Db,
  guid: string,
  { plan, is_premium, active_from, expiry_date, premium_plus_expiry_date, platforms }: MembershipChange,
): Promise<void> {
  const columns = { plan, is_premium, active_from, expiry_date, premium_plus_expiry_date }
  await db
    .insert(membership)
    .values({ ...columns, user: guid })
    .onConflictDoUpdate({ target: membership.user, set: columns })
  await db.update(user).set({ platforms, updated_at: sql`now()` }).where(eq(user.guid, guid))
}

/** Says that the entry consultation of an account took place. */
export async function writeEntryConsultation(db: Db, guid: string): Promise<void> {
  const performed = { entry_consultation_performed: true }
  await db
    .insert(membership)
    .values({ ...performed, user: guid })
    .onConflictDoUpdate({ target: membership.user, set: performed })
}
