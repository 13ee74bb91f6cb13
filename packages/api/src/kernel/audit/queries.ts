import type { Db } from '@zivina/db/database'
import { auditEvent } from '@zivina/db/schema/kernel/audit-event'
import { lt, sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'

export async function insertEvent(db: Db, event: typeof auditEvent.$inferInsert): Promise<void> {
  await db.insert(auditEvent).values(event)
}

export async function deleteEventsBefore(db: Db, days: number): Promise<void> {
  await db.delete(auditEvent).where(lt(auditEvent.created_at, sql`now() - make_interval(days => ${days})`))
}

/** Keeps the events in the audit log, without the person and the place. */
export async function forgetEventsOf(db: Db, { guid }: Pick<EndingAccount, 'guid'>): Promise<void> {
  await db.execute(sql`
    update audit_event set "user" = null, address = '', device = '', detail = '{}'
    where "user" = ${guid}`)
}
