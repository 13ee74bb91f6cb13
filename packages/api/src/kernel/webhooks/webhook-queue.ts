import type { PgBoss } from 'pg-boss'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { WebhookSource, Webhooks } from '#api/kernel/ports/webhooks.ts'
import { workOffEvents } from './service.ts'

const QUEUE = 'webhook'
const SETTINGS = {
  retryLimit: 3,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 900,
  deleteAfterSeconds: 3600,
  notify: true,
}
/** How often a worker looks for work without a notice. */
const SECONDS = 10

/** Creates the queue that wakes the worker of events: at most one run of it waits. */
export async function prepareWebhookQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { ...SETTINGS, policy: 'short' })
  await boss.updateQueue(QUEUE, SETTINGS)
}

export function createWebhooks(boss: PgBoss, log: Log): Webhooks {
  return {
    wake: async () => {
      // The event is stored: the scheduled run works it off where this fails.
      await boss.send(QUEUE, {}).catch((error) => log.error(describeFailure(error), 'webhook worker was not woken'))
    },
  }
}

/** Works events off, one run after another; what is left by a run that was interrupted is worked off as soon as this starts. */
export async function workOnWebhooks(
  boss: PgBoss,
  context: JobContext,
  sources: readonly WebhookSource[],
): Promise<void> {
  await boss.work(QUEUE, { pollingIntervalSeconds: SECONDS }, () => workOffEvents(context, sources))
  await boss.send(QUEUE, {})
}
