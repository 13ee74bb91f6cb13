import type { Db } from '@zivina/db/database'
import { session } from '@zivina/db/schema/session'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

const open = (user: string) => and(eq(session.user, user), isNull(session.ended_at), gt(session.expires_at, sql`now()`))

/** The devices an account is signed in on, last used first. */
export function selectSessions(db: Db, user: string) {
  const { guid, device, created_at, last_used_at } = session
  return db
    .select({ guid, device, created_at, last_used_at })
    .from(session)
    .where(open(user))
    .orderBy(desc(last_used_at), desc(guid))
}

/** @returns false where the account has no such open session */
export async function endSession(db: Db, user: string, guid: string): Promise<boolean> {
  const { rowCount } = await db
    .update(session)
    .set({ ended_at: sql`now()` })
    .where(and(open(user), eq(session.guid, guid)))
  return rowCount === 1
}

export async function endSessions(db: Db, user: string): Promise<void> {
  await db.update(session).set({ ended_at: sql`now()` }).where(open(user))
}
