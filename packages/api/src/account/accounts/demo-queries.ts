import type { Db } from '@zivina/db/database'
import { user } from '@zivina/db/schema/account/user'
import { inArray } from 'drizzle-orm'

/** Those of the addresses that accounts have. */
export async function findPresent(db: Db, emails: string[]): Promise<string[]> {
  const rows = await db.select({ email: user.email }).from(user).where(inArray(user.email, emails))
  return rows.map(({ email }) => email)
}

/** Instances that start at once insert the same rows; the first one's stay. */
export async function insertMissing(db: Db, rows: (typeof user.$inferInsert)[]): Promise<void> {
  await db.insert(user).values(rows).onConflictDoNothing()
}
