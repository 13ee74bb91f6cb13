import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { runRecompute } from './recompute-queue.ts'

/** Makes up for runs whose attempts all failed. */
export const recomputeSweep: ScheduledJob = {
  name: 'ingredient_recompute_sweep',
  cron: '53 * * * *',
  expireInSeconds: 600,
  run: ({ db, log }) => runRecompute(db, log, null),
}
