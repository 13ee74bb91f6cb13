const format = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeZone: 'UTC' })

/** „2. 10. 2026“ for a calendar date `YYYY-MM-DD`. A date has no time zone, so it is parsed and formatted in the same one. */
export function dateText(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`)).replace(/ /g, '\u00a0')
}
