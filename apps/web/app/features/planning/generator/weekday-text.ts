const short = new Intl.DateTimeFormat('cs-CZ', { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const format = new Intl.DateTimeFormat('cs-CZ', { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' })

/** „středa 2. 12.“ for a calendar day `YYYY-MM-DD`. A day has no time zone, so it is parsed and formatted in the same one. */
export function weekdayText(day: string): string {
  return textOf(day, format)
}

/** „st 2. 12.“, in one piece. */
export const shortWeekdayText = (day: string): string => textOf(day, short).replaceAll(' ', '\u00a0')

const textOf = (day: string, by: Intl.DateTimeFormat): string =>
  by.format(new Date(`${day}T00:00:00Z`)).replace(/(\d\.) /g, '$1\u00a0')
