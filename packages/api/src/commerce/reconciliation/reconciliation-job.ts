import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { reconcile } from './service.ts'

/** Compares orders, gateway, ledger and documents each night. */
export const moneyReconciliation: ScheduledJob = {
  name: 'money_reconciliation',
  cron: '47 2 * * *',
  expireInSeconds: 3600,
  run: async (context) => {
    await reconcile(context)
  },
}
