import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'

/** How long a mail stays in the outbox. */
export const OUTBOX_DAYS = 30

/** Deletes old mails of the outbox. */
export const outboxCleanup: ScheduledJob = {
  name: 'outbox_cleanup',
  cron: '17 3 * * *',
  expireInSeconds: 300,
  run: async ({ outbox, log }) => {
    if (outbox === null) return
    const deleted = await outbox.deleteBefore(new Date(Date.now() - OUTBOX_DAYS * 24 * 3600 * 1000))
    log.info({ deleted }, 'outbox cleaned')
  },
}
