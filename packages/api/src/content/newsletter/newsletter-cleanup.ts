import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepDeliveries } from './issue-service.ts'
import { sweepRequests } from './service.ts'

/** Deletes unconfirmed subscriptions and the deliveries of old issues. */
export const newsletterCleanup: ScheduledJob = {
  name: 'newsletter_cleanup',
  cron: '57 3 * * *',
  expireInSeconds: 300,
  run: async ({ db }) => {
    await sweepRequests(db)
    await sweepDeliveries(db)
  },
}
