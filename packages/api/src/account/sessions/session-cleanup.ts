import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepExpired } from './service.ts'

/** Deletes sessions, codes, reset links and counts of attempts that nobody can use any more. */
export const sessionCleanup: ScheduledJob = {
  name: 'session_cleanup',
  cron: '37 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepExpired(db),
}
