import { calendarDay } from '@zivina/domain/calendar-day'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { keepGreatest } from '#api/kernel/watch/service.ts'
import { countActive } from './queries.ts'

/** A run at midnight still counts the day that has just ended. */
const BEHIND_MS = 3 * 60_000

/** Counts the people whose sessions were used today. Only the number is kept. */
export const activePeople: ScheduledJob = {
  name: 'active_people',
  cron: '*/10 * * * *',
  expireInSeconds: 300,
  run: async ({ db }) => {
    const day = calendarDay(new Date(Date.now() - BEHIND_MS))
    await keepGreatest(db, { day, name: 'active_people', count: await countActive(db, day) })
  },
}
