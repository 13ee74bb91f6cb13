import { addDays } from '#domain/calendar-day.ts'

/** How long one period of each kind is, in months. */
export const PERIOD_MONTHS = { Monthly: 1, Yearly: 12 } as const
export type Period = keyof typeof PERIOD_MONTHS

/** Premium for some days, both included. */
export type Term = { begins: string; ends: string }

/**
 * The day `count` months after another, both `YYYY-MM-DD`: the same day of its month, or the last one where that month is shorter
 * (31 January, 28 February; a year after 29 February it is 28 February).
 */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + count
  const to = { year: Math.floor(months / 12), month: months % 12 }
  const last = new Date(Date.UTC(to.year, to.month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(to.year, to.month, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * A period of a subscription, counted from its first day, so that one that began on the 31st returns to the 31st after a shorter month.
 * Periods follow one another without a gap and without a day in two of them.
 * @param anchor the first day of the first period
 * @param number from 0
 */
export function periodTerm(anchor: string, period: Period, number: number): Term {
  const months = PERIOD_MONTHS[period]
  return {
    begins: addMonths(anchor, months * number),
    ends: addDays(addMonths(anchor, months * (number + 1)), -1),
  }
}

/** The term of a purchase without renewal. @param days at least 1 */
export function fixedTerm(begins: string, days: number): Term {
  return { begins, ends: addDays(begins, days - 1) }
}

/** How many days a term has. */
export function daysIn({ begins, ends }: Term): number {
  return Math.round((Date.parse(ends) - Date.parse(begins)) / 86_400_000) + 1
}
