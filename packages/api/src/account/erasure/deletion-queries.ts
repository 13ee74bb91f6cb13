import { DELETION_GRACE_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { accountDeletion } from '@zivina/db/schema/account/account-deletion'
import { eq, sql } from 'drizzle-orm'

/** Schedules an account's deletion. @returns its time, or null where it was requested before */
export async function startDeletion(db: Db, user: string): Promise<Date | null> {
  const due_at = sql`now() + make_interval(days => ${DELETION_GRACE_DAYS})`
  const [row] = await db
    .insert(accountDeletion)
    .values({ user, due_at })
    .onConflictDoNothing()
    .returning({ due_at: accountDeletion.due_at })
  return row?.due_at ?? null
}

/** @returns false where no deletion was requested */
export async function stopDeletion(db: Db, user: string): Promise<boolean> {
  const { rowCount } = await db.delete(accountDeletion).where(eq(accountDeletion.user, user))
  return rowCount === 1
}
