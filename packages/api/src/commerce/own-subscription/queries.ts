import type { Db } from '@zivina/db/database'
import { trialUse } from '@zivina/db/schema/commerce/trial-use'
import { sql } from 'drizzle-orm'

export type Tried = { email: string; email_verified: boolean; has_tried: boolean }

/** The address of an account, and whether the account has tried premium. */
export async function selectTried(db: Db, user: string): Promise<Tried | null> {
  const { rows } = await db.execute<Tried>(sql`
    select u.email, u.email_verified, exists (select from trial_use t where t."user" = u.guid) as has_tried
    from "user" u where u.guid = ${user}`)
  return rows[0] ?? null
}

export async function isTriedBy(db: Db, email_hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from trial_use where email_hash = ${email_hash}`)
  return rows.length > 0
}

/** @returns false where the account or the address has tried it */
export async function insertTrial(db: Db, row: typeof trialUse.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(trialUse).values(row).onConflictDoNothing()
  return rowCount === 1
}
