import { CHANGES_DAYS } from '@zivina/contract/kernel/limits'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { purgePantry } from './queries.ts'

/** Deletes removed items of pantries for good once no client can ask for changes since then. */
export const pantryCleanup: ScheduledJob = {
  name: 'pantry_cleanup',
  cron: '47 4 * * *',
  expireInSeconds: 300,
  run: async ({ db, log }) => {
    const until = new Date(Date.now() - (CHANGES_DAYS + 1) * 24 * 3600 * 1000)
    log.info({ items: await purgePantry(db, until) }, 'removed pantry items purged')
  },
}
