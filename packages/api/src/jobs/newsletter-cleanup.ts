import { sweepRequests } from '../newsletter/service.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Forgets requests for the newsletter that nobody confirmed. */
export const newsletterCleanup: ScheduledJob = {
  name: 'newsletter_cleanup',
  cron: '57 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepRequests(db),
}
