import type { Db } from '@zivina/db/database'
import { passwordReset } from '@zivina/db/schema/account/password-reset'
import { lower, user } from '@zivina/db/schema/account/user'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** What is needed to ask a person for the password and to write to them. */
export type Credentials = {
  guid: string
  password_hash: string | null
  email: string
  username: string
  full_name: string
}

export async function selectCredentials(db: Db, guid: string): Promise<Credentials | null> {
  const { password_hash, email, username, full_name } = user
  const [row] = await db
    .select({ guid: user.guid, password_hash, email, username, full_name })
    .from(user)
    .where(eq(user.guid, guid))
  return row ?? null
}

/** Changes the password from the one that was checked; false where it is another by now. */
export async function replacePassword(db: Db, guid: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await db
    .update(user)
    .set({ password_hash: to, updated_at: sql`now()` })
    .where(and(eq(user.guid, guid), eq(user.password_hash, from)))
  return rowCount === 1
}

/** Links for a new password that were sent before do no more. */
export async function endPasswordResets(db: Db, guid: string): Promise<void> {
  await db
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordReset.user, guid), isNull(passwordReset.used_at)))
}

/** Gives an account another, proven address. */
export async function replaceEmail(db: Db, guid: string, email: string): Promise<void> {
  await db.update(user).set({ email, email_verified: true, updated_at: sql`now()` }).where(eq(user.guid, guid))
}

/** Whether an account has the address, in whatever case it is written. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ guid: user.guid })
    .from(user)
    .where(eq(lower(user.email), email.toLowerCase()))
  return row !== undefined
}
