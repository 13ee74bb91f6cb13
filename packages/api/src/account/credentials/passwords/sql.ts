import { RESET_TOKEN_MINUTES, RESET_WAIT_MINUTES } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { password } from '@zivina/db/schema/account/password'
import { passwordReset } from '@zivina/db/schema/account/password-reset'
import { user as account } from '@zivina/db/schema/account/user'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

/** The password hash of the account `u`; null where it has none. */
export const PASSWORD_HASH = sql`(select p.hash from password p where p."user" = u.guid)`

/** Stores the passwords of new accounts. */
export async function insertPasswords(db: Db, passwords: (typeof password.$inferInsert)[]): Promise<void> {
  if (passwords.length > 0) await db.insert(password).values(passwords)
}

/** Keeps the password of the account that the query `account` before it names, whatever it was until then. */
export const keepPassword = (hash: string): SQL => sql`
  insert into password ("user", hash) select guid, ${hash} from account
  on conflict ("user") do update set hash = excluded.hash`

/** Invalidates reset links sent before. */
export async function endPasswordResets(db: Db, user: string): Promise<void> {
  await db
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordReset.user, user), isNull(passwordReset.used_at)))
}

/** The columns for checking a person's password and writing to them. */
export type Credentials = {
  guid: string
  password_hash: string | null
  email: string
  username: string
  full_name: string
}

export async function selectCredentials(db: Db, guid: string): Promise<Credentials | null> {
  const { email, username, full_name } = account
  const [row] = await db
    .select({ guid: account.guid, password_hash: password.hash, email, username, full_name })
    .from(account)
    .leftJoin(password, eq(password.user, account.guid))
    .where(eq(account.guid, guid))
  return row ?? null
}

/** Stores a reset token. False when the last one was requested too recently; the account's row must be locked. */
export async function insertReset(db: Db, owner: string, token_hash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into password_reset (token_hash, "user", expires_at)
    select ${token_hash}, ${owner}, now() + make_interval(mins => ${RESET_TOKEN_MINUTES})
    where not exists (select from password_reset
      where "user" = ${owner} and requested_at > now() - make_interval(mins => ${RESET_WAIT_MINUTES}))`)
  return rowCount === 1
}

/** Uses a token up, and with it all others of the account. False when another call was faster. */
export async function consumeReset(db: Db, owner: string, token_hash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update password_reset set used_at = now()
    where token_hash = ${token_hash} and used_at is null and expires_at > now()`)
  if (rowCount !== 1) return false
  await db.execute(sql`update password_reset set used_at = now() where "user" = ${owner} and used_at is null`)
  return true
}

/** Deletes links that expired long ago. */
export async function sweepResets(db: Db): Promise<void> {
  await db.execute(sql`delete from password_reset where expires_at < now() - interval '1 day'`)
}

/** Statements for a `with`: an account is left without its password, and without links to set one. */
export const forgetPassword = (user: string): SQL => sql`delete from password where "user" = ${user}`
export const endResets = (user: string): SQL =>
  sql`update password_reset set used_at = now() where "user" = ${user} and used_at is null`
