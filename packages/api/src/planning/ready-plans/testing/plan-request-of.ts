import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import type { PlanRequest } from '@zivina/planner/plan-request'
import { DEFAULT_WEIGHTS, REQUEST_VERSION } from '@zivina/planner/plan-request'
import type { ReadyPlanData } from '@zivina/planner/ready-plan'

/** A Monday: ready-made weeks begin with one. */
const FIRST_DAY = '2026-11-30'
/** Whom the portions of the file are for. */
export const EATER = 'strávník'
const DAYS = 7

/** The generator's request of a ready-made week. */
export function readyPlanRequest({ request, diet_types, dietary_preference }: ReadyPlanData): PlanRequest {
  const { kilojoules, energy_tolerance, bands, excluded_ingredients, ...rest } = request
  return {
    ...rest,
    version: REQUEST_VERSION,
    first_day: FIRST_DAY,
    days: DAYS,
    meal_tolerance: 0.4,
    eaters: [
      {
        guid: EATER,
        daily_kilojoules: kilojoules,
        energy_tolerance,
        bands,
        diet_types: RESTRICTING_DIETS.filter((diet) => diet_types.includes(diet)),
        dietary_preference,
        excluded_ingredients,
        disliked_ingredients: [],
        meals: null,
      },
    ],
    pantry_ingredients: [],
    fixed: [],
    weights: DEFAULT_WEIGHTS,
  }
}

/** The portions of a meal of such a request. */
export const portionsOf = (portions: Readonly<Record<string, number>>): number => portions[EATER] ?? 0
