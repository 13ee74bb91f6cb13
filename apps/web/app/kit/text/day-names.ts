import { NBSP } from '@zivina/czech/format-number'
import { addDays, weekdayOf } from '@zivina/domain/calendar-day'

/** Days from one to another, both included. */
export type DayRange = { from: string; to: string }

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', ...options })
const WEEKDAY = utc({ weekday: 'long' })
const WEEKDAY_SHORT = utc({ weekday: 'short' })
const LONG = utc({ weekday: 'long', day: 'numeric', month: 'long' })
const DAY_MONTH = utc({ day: 'numeric', month: 'long' })
const DAY_MONTH_YEAR = utc({ day: 'numeric', month: 'long', year: 'numeric' })
const MONTH = utc({ month: 'long', year: 'numeric' })

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const mondayOf = (day: string) => addDays(day, -weekdayOf(day))
const tie = (text: string) => text.replaceAll(' ', NBSP)

/** The days of the week a day is in, from Monday. */
export function weekOf(day: string): DayRange {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

/** The weeks that a day’s month touches: 28 to 42 days, from a Monday to a Sunday. */
export function monthWeeksOf(day: string): DayRange {
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(monthAfter(day, 1), -1)
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) }
}

/** The first day of the month so many months after a day’s, or before it where it is negative. */
export function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year, month - 1 + count, 1)))
}

/** Whether a text is a day that exists. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const date = dateOf(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** „středa“ */
export const weekdayName = (day: string) => WEEKDAY.format(dateOf(day))
/** „st“ */
export const weekdayShort = (day: string) => WEEKDAY_SHORT.format(dateOf(day))
/** „středa 25. listopadu“ */
export const dayName = (day: string) => LONG.format(dateOf(day)).replace(/(\d+\.) /u, `$1${NBSP}`)
/** „listopad 2026“ */
export const monthName = (day: string) => tie(MONTH.format(dateOf(day)))
/** „25“ */
export const dayNumber = (day: string) => String(Number(day.slice(8)))

/** „23. – 29. listopadu 2026“, „30. listopadu – 6. prosince 2026“, of one day „23. listopadu 2026“ */
export function rangeName({ from, to }: DayRange): string {
  if (from === to) return tie(DAY_MONTH_YEAR.format(dateOf(to)))
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const start = isOneMonth ? `${dayNumber(from)}.` : (isOneYear ? DAY_MONTH : DAY_MONTH_YEAR).format(dateOf(from))
  return `${tie(start)}${NBSP}– ${tie(DAY_MONTH_YEAR.format(dateOf(to)))}`
}

/** „z pondělí“, „ze středy“: where a leftover comes from. */
export function fromWeekday(day: string): string {
  return FROM_WEEKDAY[weekdayOf(day)] ?? ''
}

/** „na středu“: for which day something is kept. */
export function forWeekday(day: string): string {
  return `na\u00a0${FOR_WEEKDAY[weekdayOf(day)] ?? ''}`
}

const FOR_WEEKDAY = ['pondělí', 'úterý', 'středu', 'čtvrtek', 'pátek', 'sobotu', 'neděli']
const FROM_WEEKDAY = [
  'z\u00a0pondělí',
  'z\u00a0úterý',
  'ze\u00a0středy',
  'ze\u00a0čtvrtka',
  'z\u00a0pátku',
  'ze\u00a0soboty',
  'z\u00a0neděle',
]
