import type { Db } from '@zivina/db/database'
import { password } from '@zivina/db/schema/account/password'
import { passwordReset } from '@zivina/db/schema/account/password-reset'
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
