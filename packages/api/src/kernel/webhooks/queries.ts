import type { Db } from '@zivina/db/database'
import { webhookEvent } from '@zivina/db/schema/kernel/webhook-event'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

export type WaitingEvent = Pick<
  typeof webhookEvent.$inferSelect,
  'guid' | 'source' | 'event_id' | 'raw' | 'times' | 'failures'
>

/**
 * Stores an event, or lets the one with the same id wait again.
 * @returns false where too many wait
 */
export async function storeEvent(
  db: Db,
  { source, event_id, raw }: { source: string; event_id: string; raw: string },
  waiting_max: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into webhook_event (source, event_id, raw)
    select ${source}, ${event_id}, ${raw}
    where (select count(*) from (select from webhook_event where worked_at is null limit ${waiting_max}) w) < ${waiting_max}
    on conflict (source, event_id) do update
    set raw = excluded.raw, times = webhook_event.times + 1, received_at = now(), worked_at = null, failures = 0`)
  return rowCount === 1
}

/** Events of a source that wait, the oldest first. */
export function selectWaiting(db: Db, of: string, limit: number): Promise<WaitingEvent[]> {
  const { guid, source, event_id, raw, times, failures } = webhookEvent
  return db
    .select({ guid, source, event_id, raw, times, failures })
    .from(webhookEvent)
    .where(and(isNull(webhookEvent.worked_at), eq(webhookEvent.source, of)))
    .orderBy(asc(webhookEvent.failures), asc(webhookEvent.received_at))
    .limit(limit)
}

/** Marks an event as done, unless it arrived again meanwhile. */
export async function markWorked(db: Db, { guid, times }: WaitingEvent): Promise<void> {
  await db.execute(sql`update webhook_event set worked_at = now() where guid = ${guid} and times = ${times}`)
}

/** Counts a failure; after the last one the event waits no more. */
export async function markFailed(db: Db, { guid, times }: WaitingEvent, failures_max: number): Promise<void> {
  await db.execute(sql`
    update webhook_event set failures = failures + 1, worked_at = case when failures + 1 >= ${failures_max} then now() end
    where guid = ${guid} and times = ${times}`)
}

export async function deleteEventsBefore(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from webhook_event where worked_at < now() - make_interval(days => ${days})`)
}
