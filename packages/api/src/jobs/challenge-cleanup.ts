import { sweepChallenges } from '../contact/service.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Forgets the spent work of the contact form whose time is over. */
export const challengeCleanup: ScheduledJob = {
  name: 'challenge_cleanup',
  cron: '53 3 * * *',
  expireInSeconds: 300,
  run: ({ db }) => sweepChallenges(db),
}
