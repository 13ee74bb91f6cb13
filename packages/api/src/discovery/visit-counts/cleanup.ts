import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { foldCounts } from './queries.ts'

/** Counts of days are kept for two years, to compare with the year before. */
const KEPT_DAYS = 731

/** Forgets what was searched for rarely, and old counts. */
export const visitCountCleanup: ScheduledJob = {
  name: 'visit_count_cleanup',
  cron: '7 3 * * *',
  expireInSeconds: 600,
  run: ({ db }) => {
    const today = calendarDay(new Date())
    return foldCounts(db, { today, forgetBefore: addDays(today, -KEPT_DAYS) })
  },
}
