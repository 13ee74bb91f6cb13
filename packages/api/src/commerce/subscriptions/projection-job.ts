import { calendarDay } from '@zivina/domain/calendar-day'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { projectChanged } from './service.ts'

/** Premium begins and ends with the day, a minute after midnight in Prague; later runs make up for one that failed. */
export const premiumProjection: ScheduledJob = {
  name: 'premium_projection',
  cron: '1 * * * *',
  expireInSeconds: 900,
  run: ({ db }) => projectChanged(db, calendarDay(new Date())),
}
