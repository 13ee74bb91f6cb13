import { groupBy } from '@zivina/domain/group-by'
import type { DayPlan } from '../day-plan.ts'
import { cookingMinutes } from '../day-plan.ts'
import type { Problem, ProblemDay } from '../problem.ts'

/** Days that are alike: a plan of one is a plan of every other. They share prices, and are priced once. */
export type DayClass = { days: readonly number[]; like: ProblemDay }

/** The classes of days: the same limit of minutes, the same fixed meals, and both or neither with days before them. */
export function dayClasses({ days, request }: Problem): DayClass[] {
  const key = ({ day, minutes, fixed }: ProblemDay) =>
    fixed.some((one) => one !== null) ? `day ${day}` : `${minutes} ${request.leftovers && day > 0}`
  return [...groupBy(days, key).values()].flatMap((alike) => {
    const [like] = alike
    return like ? [{ like, days: alike.map(({ day }) => day) }] : []
  })
}

/** Whether a day plan made for one class is one of another, too. */
export function isPlanOf(plan: DayPlan, { like }: DayClass): boolean {
  if (like.fixed.some((one) => one !== null)) return false
  if (like.day === 0 && plan.dishes.some(({ is_leftover }) => is_leftover)) return false
  if (like.minutes === null) return true
  const is_known = plan.dishes.every((dish) => dish.is_leftover || dish.option.candidate.active_minutes !== null)
  return is_known && cookingMinutes(plan.dishes) <= like.minutes
}
