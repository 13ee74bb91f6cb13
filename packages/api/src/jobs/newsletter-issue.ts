import { ISSUES } from '../newsletter/issue-days.ts'
import { sendDueIssue } from '../newsletter/issue-service.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Sends the newsletter every other week, where there is something new. */
export const newsletterIssue: ScheduledJob = {
  name: 'newsletter_issue',
  cron: ISSUES.cron,
  expireInSeconds: 1800,
  run: async ({ db, log, ...context }) => {
    const queued = await sendDueIssue(db, context, new Date())
    if (queued > 0) log.info({ queued }, 'newsletter queued')
  },
}
