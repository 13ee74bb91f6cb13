import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepChallenges } from './service.ts'

/** Deletes used challenges of the contact form after their expiry. */
export const challengeCleanup: ScheduledJob = {
  name: 'challenge_cleanup',
  cron: '53 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepChallenges(db),
}
