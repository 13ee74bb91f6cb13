import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sweepImages } from '#api/media/images/service.ts'
import { eraseDueAccounts } from './erasure.ts'

/** Erases the accounts whose days of grace are over. */
export const eraseAccounts: ScheduledJob = {
  name: 'erase_accounts',
  cron: '41 * * * *',
  expireInSeconds: 1800,
  run: async ({ db, mail, images, log, declared }) => {
    const erased = await eraseDueAccounts(db, mail, declared.erasure)
    // Their pictures are deleted with them; after a failure the hourly clean-up does it.
    if (erased > 0 && images !== null) await sweepImages(db, images, declared.pictures)
    log.info({ erased }, 'accounts erased')
  },
}
