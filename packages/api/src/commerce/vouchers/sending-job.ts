import { calendarDay } from '@zivina/domain/calendar-day'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { sendDue, takeBackVoided } from './service.ts'

/** Sends vouchers by day on the day that their buyer chose, and ends what a refunded one had given. */
export const voucherSending: ScheduledJob = {
  name: 'voucher_sending',
  cron: '19 7-21 * * *',
  expireInSeconds: 900,
  run: async (context) => {
    await sendDue(context, calendarDay(new Date()))
    await takeBackVoided(context)
  },
}
