import { TIME_ZONE } from '@zivina/domain/calendar-day'

// Swedish writes days as fields of the browser do.
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })

/** What the clocks in Prague show at an instant, as a field `datetime-local` holds it: `2026-11-28T08:05`. */
export function clockFrom(instant: string): string {
  return format.format(new Date(instant)).replace(' ', 'T')
}

/**
 * The instant at which the clocks in Prague show something, of the hour that they show twice the earlier one.
 * @returns null for the hour that they skip when summer time begins, and for what is no moment
 */
export function instantFrom(clock: string): string | null {
  for (const offset of ['+02:00', '+01:00']) {
    const at = new Date(`${clock}:00${offset}`)
    if (!Number.isNaN(at.getTime()) && clockFrom(at.toISOString()) === clock) return at.toISOString()
  }
  return null
}

const SKIPPED = 'Tuto hodinu letní čas přeskočí. Zvolte jinou.'

/** The check of a form with a moment, which may be left out: an hour that the clocks skip is none. */
export function checkMoment<Name extends string>(name: Name) {
  return (values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> => {
    const typed = values[name]
    return (typed !== '' && instantFrom(typed) === null ? { [name]: SKIPPED } : {}) as Partial<Record<Name, string>>
  }
}
