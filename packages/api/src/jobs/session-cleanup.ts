import { sweepExpired } from '../sessions/service.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Deletes sessions, codes, reset links and counts of attempts that nobody can use any more. */
export const sessionCleanup: ScheduledJob = {
  name: 'session_cleanup',
  cron: '37 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepExpired(db),
}
