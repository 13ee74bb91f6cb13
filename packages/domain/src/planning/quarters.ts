import type { MealType } from '#domain/catalogue/meal-types.ts'
import {
  type Candidate,
  type Eater,
  LEAST_PORTION,
  MOST_PORTION,
  type PlanRequest,
  PORTION_STEP,
} from './plan-request.ts'
import { hasMeal } from './suitability.ts'

/** From how many to how many quarters of a portion; whole numbers. */
export type Quarters = { from: number; to: number }

const LEAST = LEAST_PORTION / PORTION_STEP
const MOST = MOST_PORTION / PORTION_STEP

/** The part of an eater's daily energy that belongs to a meal, kJ: its share among the meals the eater has. */
export function mealKilojoules(request: PlanRequest, eater: Eater, meal: MealType): number {
  const had = request.meals.filter(({ meal_type }) => hasMeal(eater, meal_type))
  const total = had.reduce((sum, { energy_share }) => sum + energy_share, 0)
  const share = had.find(({ meal_type }) => meal_type === meal)?.energy_share ?? 0
  return (eater.daily_kilojoules * share) / total
}

/** Portions of a dish whose energy is near enough to the eater's share of the meal; null where there are none. */
export function quartersOf(request: PlanRequest, eater: Eater, meal: MealType, dish: Candidate): Quarters | null {
  const { kilojoules } = dish.per_portion
  if (kilojoules === null || kilojoules <= 0) return null
  const wanted = mealKilojoules(request, eater, meal) / (kilojoules * PORTION_STEP)
  const from = Math.max(LEAST, Math.ceil(wanted * (1 - request.meal_tolerance)))
  const to = Math.min(MOST, Math.floor(wanted * (1 + request.meal_tolerance)))
  return from <= to ? { from, to } : null
}
