import { sweepCodes } from '#api/account/credentials/email-codes/sql.ts'
import { sweepResets } from '#api/account/credentials/passwords/sql.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepAttempts } from '#api/kernel/limits/attempt-queries.ts'
import { sweepExpired } from './service.ts'

/** Deletes expired sessions, codes, reset links and counters of attempts. */
export const sessionCleanup: ScheduledJob = {
  name: 'session_cleanup',
  cron: '37 3 * * *',
  expireInSeconds: 300,
  run: async ({ db }) => {
    for (const sweep of [sweepExpired, sweepAttempts, sweepCodes, sweepResets]) await sweep(db)
  },
}
