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
