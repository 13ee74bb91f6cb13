import type { Db } from '@zivina/db/database'
import { auditEvent } from '@zivina/db/schema/audit-event'

export async function insertEvent(db: Db, event: typeof auditEvent.$inferInsert): Promise<void> {
  await db.insert(auditEvent).values(event)
}
