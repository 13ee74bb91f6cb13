import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepChanges } from './service.ts'

/** Deletes changes of records after two years. */
export const changeLogCleanup: ScheduledJob = {
  name: 'change_log_cleanup',
  cron: '23 3 * * *',
  expireInSeconds: 900,
  run: ({ db }) => sweepChanges(db),
}
