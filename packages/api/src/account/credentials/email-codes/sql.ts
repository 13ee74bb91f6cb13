import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/** A statement for a `with`: an account is left without codes. */
export const forgetCodes = (user: string): SQL => sql`delete from email_code where "user" = ${user}`

/** Deletes codes that expired long ago. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.execute(sql`delete from email_code where expires_at < now() - interval '1 day'`)
}
