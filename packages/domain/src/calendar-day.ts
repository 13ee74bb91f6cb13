/** The time zone that decides to which day something belongs: a diary entry, a weighing, a birthday. */
export const TIME_ZONE = 'Europe/Prague'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR

/**
 * The calendar day in Europe/Prague at an instant, `YYYY-MM-DD`. Since 1947 its clocks have been one or two hours ahead of universal
 * time: only in one hour of a day does the day depend on which of them holds.
 */
export function calendarDay(at: Date): string {
  const winter = utcDay(at.getTime() + MS_PER_HOUR)
  const summer = utcDay(at.getTime() + 2 * MS_PER_HOUR)
  if (winter === summer) return winter
  // Reading the time zones takes a phone up to 70 ms. Swedish writes days as we do.
  return at.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })
}

/** The hour of the clocks in Europe/Prague at an instant, 0 to 23. */
export function hourOfDay(at: Date): number {
  return Number(at.toLocaleTimeString('sv-SE', { timeZone: TIME_ZONE, hour: '2-digit' }))
}

function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/**
 * The calendar day `count` days after another, both `YYYY-MM-DD`. It counts days and not hours, so a day of 23 or 25 hours is one.
 * @throws RangeError when the day does not exist
 */
export function addDays(day: string, count: number): string {
  return utcDay(utcOf(day) + count * MS_PER_DAY)
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
  return !Number.isNaN(at) && utcDay(at) === day
}

function utcOf(day: string): number {
  if (!isCalendarDay(day)) throw new RangeError(`There is no day ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}
