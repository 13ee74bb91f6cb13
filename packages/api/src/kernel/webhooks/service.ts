import { WEBHOOK_EVENT_DAYS, WEBHOOK_EVENTS_WAITING_MAX, WEBHOOK_RAW_MAX } from '@zivina/contract/kernel/limits'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import type { WebhookSource } from '#api/kernel/ports/webhooks.ts'
import { deleteEventsBefore, markFailed, markWorked, selectWaiting, storeEvent, type WaitingEvent } from './queries.ts'

const EVENTS_AT_ONCE = 50
/** After this many failures an event is left alone; what it told of is found by the job that reads everything open again. */
const FAILURES_MAX = 8

/**
 * Stores what a service tells and wakes the worker; the caller answers at once. The same event again is the same row.
 * @throws ApiError SERVICE_UNAVAILABLE where too many wait, so that the service tells it again
 */
export async function receiveEvent(
  ctx: Ctx<'db' | 'webhooks'>,
  { source, event_id, raw }: { source: string; event_id: string; raw: string },
): Promise<void> {
  const event = { source, event_id, raw: raw.slice(0, WEBHOOK_RAW_MAX) }
  if (!(await storeEvent(ctx.db, event, WEBHOOK_EVENTS_WAITING_MAX))) throw new ApiError('SERVICE_UNAVAILABLE')
  // Only now that the event is committed: a worker that was woken before would not find it.
  await ctx.webhooks.wake()
}

/** Works off all events that wait, each by its source; one that fails does not hold up the others. */
export async function workOffEvents(context: JobContext, sources: readonly WebhookSource[]): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const waiting = await selectWaiting(context.db, EVENTS_AT_ONCE)
    const events = waiting.filter(({ guid }) => !failed.has(guid))
    if (events.length === 0) return
    for (const event of events) {
      if (!(await workOff(context, sources, event))) failed.add(event.guid)
    }
  }
}

async function workOff(context: JobContext, sources: readonly WebhookSource[], event: WaitingEvent): Promise<boolean> {
  try {
    await sources.find(({ source }) => source === event.source)?.work(context, event)
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
