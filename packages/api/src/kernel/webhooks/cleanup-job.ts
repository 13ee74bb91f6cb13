import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepWebhookEvents } from './service.ts'

/** Deletes what other services told us, ninety days after it was worked off. */
export const webhookCleanup: ScheduledJob = {
  name: 'webhook_cleanup',
  cron: '29 3 * * *',
  expireInSeconds: 900,
  run: sweepWebhookEvents,
}
