/** Calendar days as `YYYY-MM-DD`. They are counted in UTC, where every day has 24 hours, so that summer time moves none. */

const DAY_MS = 24 * 3600 * 1000
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later, or earlier where it is negative. */
export function addDays(day: string, days: number): string {
  return new Date(toTime(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days later the second is; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS)
}

/** Monday of the calendar week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(toTime(day)).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** All days from one to another, both included. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, at) => addDays(from, at))
}
