import { runRecompute } from './recompute-queue.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Makes up for runs that were given up. */
export const recomputeSweep: ScheduledJob = {
  name: 'ingredient_recompute_sweep',
  cron: '53 * * * *',
  expireInSeconds: 600,
  run: ({ db, log }) => runRecompute(db, log, null),
}
