import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import { workOffEvents } from './service.ts'
import { queueOf, type WebhookSource } from './webhook-source.ts'

/** How often a worker looks for work without a notice. */
const SECONDS = 10

/**
 * The queue in which a source's events are worked off, one run after another: at most one run waits, and works off all events. What is
 * left by a run that was interrupted is worked off as soon as the process starts.
 */
export function webhookQueue(source: WebhookSource): JobQueue {
  const name = queueOf(source.source)
  return {
    name,
    settings: {
      retryLimit: 3,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 900,
      deleteAfterSeconds: 3600,
      notify: true,
    },
    policy: 'short',
    work: async (context) => {
      const { boss } = context
      await boss.work(name, { pollingIntervalSeconds: SECONDS }, () => workOffEvents(context, source))
      await boss.send(name, null)
    },
  }
}
