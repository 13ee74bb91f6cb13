import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { TOUCH_CHANGED } from '#api/account/identity/users/sql.ts'

/** Replaces the password that was checked; false where it has changed meanwhile. */
export async function replacePassword(db: Db, guid: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with changed as (update password set hash = ${to} where "user" = ${guid} and hash = ${from} returning "user")
    ${TOUCH_CHANGED}`)
  return rowCount === 1
}
