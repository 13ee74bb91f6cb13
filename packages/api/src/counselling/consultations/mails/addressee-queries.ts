import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Where mails to an account go; null where it is gone. */
export async function selectAccountEmail(db: Db, user: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from "user" where guid = ${user}`)
  return rows[0]?.email ?? null
}
