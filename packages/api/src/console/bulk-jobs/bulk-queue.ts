import { BULK_KEPT_DAYS } from '@zivina/contract/console/bulk-jobs'
import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepJobs } from './queries.ts'
import { workOff } from './work-off.ts'

export const BULK_QUEUE = 'bulk_job'
/** How often a worker looks for one without a notice. */
const SECONDS = 3
/** A job that did not go on for so long has lost its worker. */
const LOST_MINUTES = 60

/** Works bulk jobs off, one at a time in each process. One whose process died is gone on with by another. */
export const bulkQueue: JobQueue = {
  name: BULK_QUEUE,
  settings: {
    retryLimit: 20,
    retryDelay: 5,
    expireInSeconds: 6 * 3600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3600,
    notify: true,
  },
  work: async (context) => {
    const options = { localConcurrency: 1, pollingIntervalSeconds: SECONDS }
    await context.boss.work<{ guid: string }>(BULK_QUEUE, options, async ([job]) => {
      if (job !== undefined) await workOff(context, job.data.guid, job.signal)
    })
  },
}

/** Deletes old bulk jobs, and ends those whose attempts all failed. */
export const bulkCleanup: ScheduledJob = {
  name: 'bulk_cleanup',
  cron: '*/10 * * * *',
  expireInSeconds: 600,
  run: ({ db }) => sweepJobs(db, { days: BULK_KEPT_DAYS, lostMinutes: LOST_MINUTES }),
}
