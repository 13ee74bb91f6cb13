import { DIARY_RESTORE_DAYS } from '@zivina/contract/body/limits'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { purgeEntries } from './entry-queries.ts'

/** Deletes entries for good whose time for restoring is over. */
export const diaryCleanup: ScheduledJob = {
  name: 'diary_cleanup',
  cron: '37 4 * * *',
  expireInSeconds: 300,
  run: async ({ db, log }) => {
    const until = new Date(Date.now() - DIARY_RESTORE_DAYS * 24 * 3600 * 1000)
    log.info({ entries: await purgeEntries(db, until) }, 'deleted diary entries purged')
  },
}
