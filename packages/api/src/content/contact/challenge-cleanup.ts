import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepChallenges } from './service.ts'

/** Forgets the spent work of the contact form whose time is over. */
export const challengeCleanup: ScheduledJob = {
  name: 'challenge_cleanup',
  cron: '53 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepChallenges(db),
}
