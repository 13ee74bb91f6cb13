import { YIELD_CLASSES, type YieldClass } from '@zivina/nutrition/cooking/yield-factors'

/**
 * How the weight of a food changes where it is cooked by itself: a class with a known factor, or `unknown` for a food that swells
 * in water by an unknown factor (couscous, millet). Foods without any are not cooked by themselves.
 */
export const FOOD_YIELDS = [...YIELD_CLASSES, 'unknown'] as const
export type FoodYield = YieldClass | 'unknown'

/** Classes of dry foods that take up water while they cook. */
const SWELLING: ReadonlySet<FoodYield> = new Set([
  'rice_boiled',
  'pasta_boiled',
  'lentils_boiled',
  'beans_boiled',
  'oats_in_water',
  'unknown',
])

/** Whether a food takes up several times its weight of water. */
export function swells(foodYield: FoodYield): boolean {
  return SWELLING.has(foodYield)
}
