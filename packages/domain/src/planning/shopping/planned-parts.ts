import { sumOf } from './merge-parts.ts'

/** What a day of a meal plan has put of something on a list: portions of a recipe, or an amount of a food. */
export type PlannedPart = { meal_plan: string; day: string; amount: number }

/** How much of something is on a list, and which of it plans have put there; the rest was added by hand. */
export type Planned = { amount: number; planned: readonly PlannedPart[] }

/** Days of a plan, `YYYY-MM-DD`, both included. */
export type PlanDays = { meal_plan: string; from: string; to: string }

/**
 * What is on a list after days of a plan are put on it: their parts replace those that the same days had put there before. What
 * other days, other plans and people added stays. Where a person lowered the amount, the parts count for no more than is left.
 */
export function replacePlanned({ amount, planned }: Planned, days: PlanDays, parts: readonly PlannedPart[]): Planned {
  const byHand = Math.max(0, amount - sumOf(planned.map((part) => part.amount)))
  const kept = planned.filter((part) => !isOfDays(part, days))
  const all = [...kept, ...parts]
  return { amount: sumOf([byHand, ...all.map((part) => part.amount)]), planned: all }
}

/** Whether days of a plan have put it on the list. */
export function isOfDays({ meal_plan, day }: PlannedPart, days: PlanDays): boolean {
  return meal_plan === days.meal_plan && day >= days.from && day <= days.to
}
