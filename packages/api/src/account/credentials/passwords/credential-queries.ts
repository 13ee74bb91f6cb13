import type { Db } from '@zivina/db/database'
import { password } from '@zivina/db/schema/account/password'
import { user } from '@zivina/db/schema/account/user'
import { eq, sql } from 'drizzle-orm'
import { TOUCH_CHANGED } from '#api/account/identity/users/sql.ts'

/** The columns for checking a person's password and writing to them. */
export type Credentials = {
  guid: string
  password_hash: string | null
  email: string
  username: string
  full_name: string
}

export async function selectCredentials(db: Db, guid: string): Promise<Credentials | null> {
  const { email, username, full_name } = user
  const [row] = await db
    .select({ guid: user.guid, password_hash: password.hash, email, username, full_name })
    .from(user)
    .leftJoin(password, eq(password.user, user.guid))
    .where(eq(user.guid, guid))
  return row ?? null
}

/** Replaces the password that was checked; false where it has changed meanwhile. */
export async function replacePassword(db: Db, guid: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with changed as (update password set hash = ${to} where "user" = ${guid} and hash = ${from} returning "user")
    ${TOUCH_CHANGED}`)
  return rowCount === 1
}
