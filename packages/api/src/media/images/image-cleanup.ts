import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepImages, sweepLeaves } from './service.ts'

/** Deletes pictures without a reference, and expired upload permits. */
export const imageCleanup: ScheduledJob = {
  name: 'image_cleanup',
  cron: '23 * * * *',
  expireInSeconds: 900,
  run: async ({ db, images, log, declared }) => {
    const leaves = await sweepLeaves(db)
    const swept = images === null ? 0 : await sweepImages(db, images, declared.pictures)
    log.info({ swept, leaves }, 'images swept')
  },
}
