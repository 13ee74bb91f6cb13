import type { Db } from '@zivina/db/database'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { lt, sql } from 'drizzle-orm'

export async function insertEvent(db: Db, event: typeof auditEvent.$inferInsert): Promise<void> {
  await db.insert(auditEvent).values(event)
}

export async function deleteEventsBefore(db: Db, days: number): Promise<void> {
  await db.delete(auditEvent).where(lt(auditEvent.created_at, sql`now() - make_interval(days => ${days})`))
}
