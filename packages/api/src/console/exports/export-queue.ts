import { EXPORT_KEPT_DAYS } from '@zivina/contract/console/exports'
import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepExports } from './queries.ts'
import { writeExport } from './write-export.ts'

export const EXPORT_QUEUE = 'export'
/** How often a worker looks for one without a notice. */
const SECONDS = 3
/** An export that did not go on for so long has lost its worker. */
const LOST_MINUTES = 30

/** Writes exports, one at a time in each process. One whose process died is begun again by another. */
export const exportQueue: JobQueue = {
  name: EXPORT_QUEUE,
  settings: {
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 3600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3600,
    notify: true,
  },
  work: async (context) => {
    const options = { localConcurrency: 1, pollingIntervalSeconds: SECONDS }
    await context.boss.work<{ guid: string }>(EXPORT_QUEUE, options, async ([job]) => {
      if (job !== undefined) await writeExport(context, job.data.guid, job.signal)
    })
  },
}

/** Deletes old exports, and ends those whose attempts all failed. */
export const exportCleanup: ScheduledJob = {
  name: 'export_cleanup',
  cron: '*/10 * * * *',
  expireInSeconds: 600,
  run: ({ db }) => sweepExports(db, { days: EXPORT_KEPT_DAYS, lostMinutes: LOST_MINUTES }),
}
