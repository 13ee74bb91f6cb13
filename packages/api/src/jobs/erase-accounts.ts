import { eraseDueAccounts } from '../users/erasure.ts'
import type { ScheduledJob } from './scheduled.ts'

/** Erases the accounts whose days of grace are over. */
export const eraseAccounts: ScheduledJob = {
  name: 'erase_accounts',
  cron: '41 * * * *',
  expireInSeconds: 1800,
  run: async ({ db, mail, log }) => {
    const erased = await eraseDueAccounts(db, mail)
    log.info({ erased }, 'accounts erased')
  },
}
