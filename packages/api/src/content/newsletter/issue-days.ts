import { calendarDay } from '@zivina/domain/calendar-day'

/** When issues come out: every other Thursday in the morning. Prague time; everything about it is here. */
export const ISSUES = {
  /** A Thursday that had an issue, or would have had; all others follow from it. */
  first_day: '2026-01-08',
  every_days: 14,
  /** Each hour of the day's morning, so that one cut short goes on; the day after makes up for a day when nothing ran. */
  cron: '30 7-12 * * 4,5',
  /** Whatever was missed for longer waits for the next issue. */
  late_days: 1,
} as const

const DAY_MS = 24 * 3600 * 1000

/** The day of the issue that is to be out at a moment, `YYYY-MM-DD`; null where none is due. */
export function issueDayAt(now: Date): string | null {
  const [today, first] = [noonOf(calendarDay(now)), noonOf(ISSUES.first_day)]
  const days = Math.round((today - first) / DAY_MS)
  const late = days % ISSUES.every_days
  if (days < 0 || late > ISSUES.late_days) return null
  return new Date(today - late * DAY_MS).toISOString().slice(0, 10)
}

/** A day as a moment, far from the hours at which clocks change. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}
