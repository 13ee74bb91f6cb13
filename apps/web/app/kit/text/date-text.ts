/** „2. 10. 2026“ for a calendar date `YYYY-MM-DD`, which has no time zone. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day}.\u00a0${month}.\u00a0${year}`
}
