import type { Db } from '@zivina/db/database'
import { session } from '@zivina/db/schema/account/session'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

const open = (user: string) => and(eq(session.user, user), isNull(session.ended_at), gt(session.expires_at, sql`now()`))

/** The devices on which an account is logged in, last used first. */
export function selectSessions(db: Db, user: string) {
  const { guid, device, created_at, last_used_at } = session
  return db
    .select({ guid, device, created_at, last_used_at })
    .from(session)
    .where(open(user))
    .orderBy(desc(last_used_at), desc(guid))
}
