/** The time zone that decides to which day something belongs: a diary entry, a weighing, a birthday. */
export const TIME_ZONE = 'Europe/Prague'

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Europe/Prague at an instant, `YYYY-MM-DD`. */
export function calendarDay(at: Date): string {
  return format.format(at)
}

const MS_PER_DAY = 86_400_000

/**
 * The calendar day `count` days after another, both `YYYY-MM-DD`. It counts days and not hours, so a day of 23 or 25 hours is one.
 * @throws RangeError when the day does not exist
 */
export function addDays(day: string, count: number): string {
  return new Date(utcOf(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/**
 * The weekday of a calendar day `YYYY-MM-DD`: 0 for Monday to 6 for Sunday.
 * @throws RangeError when the day does not exist
 */
export function weekdayOf(day: string): number {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7
}

/** Whether `YYYY-MM-DD` names a day that exists: 2027-02-29 does not. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day
}

function utcOf(day: string): number {
  if (!isCalendarDay(day)) throw new RangeError(`There is no day ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}
