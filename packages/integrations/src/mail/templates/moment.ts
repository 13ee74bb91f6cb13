const ZONE = 'Europe/Prague'
const NBSP = '\u00a0'

const dayFormat = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: false,
})

/** The day of a moment in Prague: „21. 11. 2026“, held together by non-breaking spaces. */
export function czechDay(moment: string): string {
  const parts = dayFormat.formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value
  return `${part('day')}.${NBSP}${part('month')}.${NBSP}${part('year')}`
}

/** Day and time of a moment in Prague: „21. 11. 2026 v 8:05“. */
export function czechMoment(moment: string): string {
  return `${czechDay(moment)} v${NBSP}${timeFormat.format(new Date(moment))}`
}
