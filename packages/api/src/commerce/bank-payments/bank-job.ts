import { endUnpaid } from '#api/commerce/orders/service.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { judgeNew } from './service.ts'

/** Compares what a statement brought and a process that died left, then ends orders whose transfer did not come. */
export const bankTransfers: ScheduledJob = {
  name: 'bank_transfers',
  cron: '23 * * * *',
  expireInSeconds: 1800,
  run: async (context) => {
    await judgeNew(context)
    await endUnpaid(context)
  },
}
