import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { endBans } from './service.ts'

/** Ends the bans whose time is over. */
export const banEnds: ScheduledJob = {
  name: 'ban_ends',
  cron: '*/10 * * * *',
  expireInSeconds: 300,
  run: ({ db }) => endBans(db),
}
