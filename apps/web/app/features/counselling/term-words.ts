import { calendarDay, TIME_ZONE } from '@zivina/domain/calendar-day'
import type { ConsultationPlace } from '@zivina/domain/counselling/places'

const dayFormat = new Intl.DateTimeFormat('cs-CZ', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
})
const timeFormat = new Intl.DateTimeFormat('cs-CZ', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })

/** „úterý 1. prosince“, by the calendar in Prague. @param begins an instant, or a day as `YYYY-MM-DD` */
export function termDay(begins: string): string {
  return dayFormat.format(new Date(begins)).replace(/(\d+\.) /, '$1\u00a0')
}

/** „16:30“, by the clock in Prague. */
export function termTime(begins: string): string {
  return timeFormat.format(new Date(begins))
}

/** „úterý 1. prosince v 16:30“. */
export function termText(begins: string): string {
  return `${termDay(begins)} v\u00a0${termTime(begins)}`
}

/** Where it is, on a button. */
export const PLACE_CHOICES: Readonly<Record<ConsultationPlace, string>> = {
  prague: 'Osobně v\u00a0Praze',
  online: 'Online, po videu',
}

/** Terms by the day in Prague that they begin on, in their order. */
export function termsByDay<Term extends { begins: string }>(terms: readonly Term[]): [day: string, terms: Term[]][] {
  const days = new Map<string, Term[]>()
  for (const term of terms) {
    const day = calendarDay(new Date(term.begins))
    days.set(day, [...(days.get(day) ?? []), term])
  }
  return [...days]
}
