import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type Candidate, type Eater, type PlanRequest, PORTION_STEP } from './plan-request.ts'
import { hasMeal } from './suitability.ts'

/** From how many to how many quarters of a portion; whole numbers. */
export type Quarters = { from: number; to: number }

/** The part of an eater's daily energy that belongs to a meal, kJ: its share among the meals the eater has. */
export function mealKilojoules(request: PlanRequest, eater: Eater, meal: MealType): number {
  const had = request.meals.filter(({ meal_type }) => hasMeal(eater, meal_type))
  const total = had.reduce((sum, { energy_share }) => sum + energy_share, 0)
  const share = had.find(({ meal_type }) => meal_type === meal)?.energy_share ?? 0
  return (eater.daily_kilojoules * share) / total
}

/**
 * Portions of a dish whose energy is near enough to what is wanted of a meal; null where there are none.
 * @param wanted energy of the meal, kJ
 */
export function quartersOf(
  { meal_tolerance, portions }: Pick<PlanRequest, 'meal_tolerance' | 'portions'>,
  wanted: number,
  { per_portion: { kilojoules } }: Pick<Candidate, 'per_portion'>,
): Quarters | null {
  if (kilojoules === null || kilojoules <= 0) return null
  const quarters = wanted / (kilojoules * PORTION_STEP)
  const from = Math.max(portions.from / PORTION_STEP, Math.ceil(quarters * (1 - meal_tolerance)))
  const to = Math.min(portions.to / PORTION_STEP, Math.floor(quarters * (1 + meal_tolerance)))
  return from <= to ? { from, to } : null
}
