const timeZone = 'Europe/Prague'
/** Made by the first use: reading the time zones takes a phone up to 70 ms. */
let day: Intl.DateTimeFormat | undefined
let moment: Intl.DateTimeFormat | undefined

/** „21. prosince 2026“, with spaces that do not break after the day. */
export function dayText(timestamp: string): string {
  day ??= new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone })
  return day.format(new Date(timestamp)).replace(/ /g, '\u00a0')
}

/** „21. 12. 2026 8:05“ */
export function momentText(timestamp: string): string {
  moment ??= new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return moment.format(new Date(timestamp)).replace(/ /g, '\u00a0')
}
