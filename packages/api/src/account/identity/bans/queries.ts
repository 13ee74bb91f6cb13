import type { Db } from '@zivina/db/database'
import { userBan } from '@zivina/db/schema/account/user-ban'
import { eq, sql } from 'drizzle-orm'

/** An account as far as what administrators may do with it depends on it. */
export type GovernedRow = {
  guid: string
  email: string
  full_name: string
  is_admin: boolean
  is_super_admin: boolean
  is_banned: boolean
}

/** Accounts and all super administrators, locked. */
export async function lockGovernable(db: Db, guids: readonly string[]): Promise<GovernedRow[]> {
  const { rows } = await db.execute<GovernedRow>(sql`
    select guid, email, full_name, is_admin, is_super_admin, is_banned from "user"
    where guid = any(${sql.param(guids)}::uuid[]) or is_super_admin order by guid for no key update`)
  return rows
}

export type Ban = { reason: string; ends: Date | null }

export async function selectBan(db: Db, user: string): Promise<Ban | null> {
  const [row] = await db
    .select({ reason: userBan.reason, ends: userBan.ends })
    .from(userBan)
    .where(eq(userBan.user, user))
  return row ?? null
}

/** Stores why and until when an account is banned, in place of what was stored. */
export async function upsertBan(db: Db, user: string, ban: Ban & { banned_by: string }): Promise<void> {
  await db
    .insert(userBan)
    .values({ user, ...ban })
    .onConflictDoUpdate({ target: userBan.user, set: { ...ban, created_at: sql`now()` } })
}

export async function deleteBan(db: Db, user: string): Promise<void> {
  await db.delete(userBan).where(eq(userBan.user, user))
}

/** Accounts whose ban is over, locked, skipping those that another process or an administrator works on. */
export async function lockEnded(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ user: string }>(sql`
    select "user" from user_ban where ends <= now() order by ends limit ${limit} for update skip locked`)
  return rows.map(({ user }) => user)
}
