import { sweepEvents } from '#api/kernel/audit/service.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepMessages } from './service.ts'

/** Deletes data whose storage the terms limit in time. */
export const retentionCleanup: ScheduledJob = {
  name: 'retention_cleanup',
  cron: '13 4 * * *',
  expireInSeconds: 300,
  run: async ({ db }) => {
    await sweepEvents(db)
    await sweepMessages(db)
  },
}
