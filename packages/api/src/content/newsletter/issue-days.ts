import { calendarDay } from '@zivina/domain/calendar-day'

/** When issues are sent: every other Thursday morning. Prague time; all settings are here. */
export const ISSUES = {
  /** A Thursday of the rhythm, from which all others follow. */
  first_day: '2026-01-08',
  every_days: 14,
  /**
   * Each hour of the morning, so that an interrupted issue continues; the day after makes up for a day without a running
   * instance.
   */
  cron: '30 7-12 * * 4,5',
  /** An issue missed for longer is left out; the next one contains its items. */
  late_days: 1,
} as const

const DAY_MS = 24 * 3600 * 1000

/** The day of the issue due at a moment, `YYYY-MM-DD`; null where none is due. */
export function issueDayAt(now: Date): string | null {
  const [today, first] = [noonOf(calendarDay(now)), noonOf(ISSUES.first_day)]
  const days = Math.round((today - first) / DAY_MS)
  const late = days % ISSUES.every_days
  if (days < 0 || late > ISSUES.late_days) return null
  return new Date(today - late * DAY_MS).toISOString().slice(0, 10)
}

/** A day as an instant, far from the hours at which clocks change. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}
