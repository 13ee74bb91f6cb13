import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepImages, sweepPermits } from './service.ts'

/** Deletes pictures without a reference, and expired upload permits. */
export const imageCleanup: ScheduledJob = {
  name: 'image_cleanup',
  cron: '23 * * * *',
  expireInSeconds: 900,
  run: async ({ db, images, log, declared }) => {
    const permits = await sweepPermits(db)
    const swept = images === null ? 0 : await sweepImages(db, images, declared.pictures)
    log.info({ swept, permits }, 'unused pictures deleted')
  },
}
