const day = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone: 'Europe/Prague' })
const moment = new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Prague' })

/** „21. prosince 2026“, with spaces that do not break after the day. */
export function dayText(timestamp: string): string {
  return day.format(new Date(timestamp)).replace(/ /g, '\u00a0')
}

/** „21. 12. 2026 8:05“ */
export function momentText(timestamp: string): string {
  return moment.format(new Date(timestamp)).replace(/ /g, '\u00a0')
}
