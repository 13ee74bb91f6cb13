import { addDays } from '@zivina/domain/calendar-day'
import { type DayRange, monthAfter, monthWeeksOf, weekOf } from '#app/kit/text/day-names.ts'

export const PLAN_VIEWS = ['den', 'tyden', 'mesic'] as const
export type PlanView = (typeof PLAN_VIEWS)[number]

/** The days that a view of a day reads: of a day and of a week the whole week. */
export function rangeOf(view: PlanView, day: string): DayRange {
  return view === 'mesic' ? monthWeeksOf(day) : weekOf(day)
}

/** The day that a view shows after one step forwards (1) or backwards (-1). */
export function stepFrom(view: PlanView, day: string, step: 1 | -1): string {
  if (view === 'mesic') return monthAfter(day, step)
  return addDays(day, view === 'den' ? step : 7 * step)
}
