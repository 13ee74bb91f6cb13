import { WEBHOOK_EVENT_DAYS, WEBHOOK_EVENTS_WAITING_MAX, WEBHOOK_RAW_MAX } from '@zivina/contract/kernel/limits'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { deleteEventsBefore, markFailed, markWorked, selectWaiting, storeEvent, type WaitingEvent } from './queries.ts'
import { queueOf, type WebhookSource } from './webhook-source.ts'

const EVENTS_AT_ONCE = 50
/** After this many failures an event is left alone; what it told of is found by the job that reads everything open again. */
const FAILURES_MAX = 8

/**
 * Stores what a service tells and wakes the worker; the caller answers at once. The same event again is the same row.
 * @throws ApiError SERVICE_UNAVAILABLE where too many wait, so that the service tells it again
 */
export async function receiveEvent(
  ctx: Ctx<'db' | 'jobs'>,
  { source, event_id, raw }: { source: string; event_id: string; raw: string },
): Promise<void> {
  const event = { source, event_id, raw: raw.slice(0, WEBHOOK_RAW_MAX) }
  if (!(await storeEvent(ctx.db, event, WEBHOOK_EVENTS_WAITING_MAX))) throw new ApiError('SERVICE_UNAVAILABLE')
  // Only now that the event is committed: a worker that was woken before would not find it. Where the worker is not woken, the worker's
  // next look finds the event; the sender of jobs has logged why.
  await ctx.jobs.send(ctx.db, queueOf(source), null).catch(() => undefined)
}

/** Works off all events of a source that wait; one that fails does not hold up the others. */
export async function workOffEvents(context: JobContext, source: WebhookSource): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const waiting = await selectWaiting(context.db, source.source, EVENTS_AT_ONCE)
    const events = waiting.filter(({ guid }) => !failed.has(guid))
    if (events.length === 0) return
    for (const event of events) {
      if (!(await workOff(context, source, event))) failed.add(event.guid)
    }
  }
}

async function workOff(context: JobContext, source: WebhookSource, event: WaitingEvent): Promise<boolean> {
  try {
    await source.work(context, event)
    await markWorked(context.db, event)
    return true
  } catch (error) {
    context.log.error({ source: event.source, ...describeFailure(error) }, 'webhook event could not be worked off')
    await markFailed(context.db, event, FAILURES_MAX)
    return false
  }
}

/** Deletes events that were worked off long ago. */
export function sweepWebhookEvents(context: Pick<JobContext, 'db'>): Promise<void> {
  return deleteEventsBefore(context.db, WEBHOOK_EVENT_DAYS)
}
