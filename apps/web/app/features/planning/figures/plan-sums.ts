import type { MealPlanDay, MealPlanWeek } from '@zivina/contract/planning/meal-plan-read'
import { totalsByEater, weekTotals } from '@zivina/domain/planning/plan-totals'
import { type Days, itemsOf } from '../plan/plan-days.ts'

/** The days with the sums of what is shown in them, before the server has answered. @param eaters by guid, in their order */
export function withSums(days: Days, eaters: readonly string[]): MealPlanDay[] {
  return days.map((day) => ({ ...day, totals: totalsByEater(itemsOf(day), eaters) }))
}

/** The weeks of some days with their sums. */
export function weeksOf(days: Days, eaters: readonly string[]): MealPlanWeek[] {
  const planned = days.map((day) => ({ day: day.day, items: itemsOf(day) }))
  return weekTotals(planned, eaters)
}
