import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { Eater, PlanRequest } from './plan-request.ts'
import { mealKilojoules } from './quarters.ts'
import { hasMeal } from './suitability.ts'

/** Who eats a meal, read once for all its dishes. */
export type MealEaters = {
  /** Those who have it. */
  eaters: readonly Eater[]
  /** By number of the request's eater: the energy wanted of the meal, kJ; null: the eater does not have it. */
  wanted: readonly (number | null)[]
}

/** Reads who eats a meal of a request. */
export function mealEaters(request: PlanRequest, meal_type: MealType): MealEaters {
  return {
    eaters: request.eaters.filter((eater) => hasMeal(eater, meal_type)),
    wanted: request.eaters.map((eater) =>
      hasMeal(eater, meal_type) ? mealKilojoules(request, eater, meal_type) : null,
    ),
  }
}
