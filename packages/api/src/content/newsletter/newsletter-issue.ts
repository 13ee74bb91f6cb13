import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { ISSUES } from './issue-days.ts'
import { sendDueIssue } from './issue-service.ts'

/** Sends the newsletter every other week, if there is something new. */
export const newsletterIssue: ScheduledJob = {
  name: 'newsletter_issue',
  cron: ISSUES.cron,
  expireInSeconds: 1800,
  run: async ({ db, log, mail, library, urls }) => {
    const queued = await sendDueIssue(db, { mail, library, urls }, new Date())
    if (queued > 0) log.info({ queued }, 'newsletter queued')
  },
}
