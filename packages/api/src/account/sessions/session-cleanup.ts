import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepExpired } from './service.ts'

/** Deletes expired sessions, codes, reset links and counters of attempts. */
export const sessionCleanup: ScheduledJob = {
  name: 'session_cleanup',
  cron: '37 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepExpired(db),
}
