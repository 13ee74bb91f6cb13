import { type MassBasis, massInGrams, nutrientBasis } from '../units.ts'
import type { WeightUnit } from '../weight-units.ts'
import type { FoodConstituents } from './constituents.ts'

/**
 * The constituents of a food with its alcohol. Alcohol is stored once: in the food's own field `alcohol`, grams in 100 g,
 * 100 ml, 1 piece or spoon, where its author writes it. Here it joins the constituents as `alcohol_g` per 100 g and replaces
 * any figure there. It stays unknown when the mass of the unit is unknown, except that none is none in any mass.
 */
export function withAlcohol(
  food: FoodConstituents & MassBasis & { weight_units: WeightUnit; alcohol: number | null },
): FoodConstituents['micronutrients'] {
  const { alcohol_g: _, ...others } = food.micronutrients
  const alcohol_g = alcoholPer100Grams(food)
  return alcohol_g === null ? others : { ...others, alcohol_g }
}

function alcoholPer100Grams(food: MassBasis & { weight_units: WeightUnit; alcohol: number | null }): number | null {
  if (food.alcohol === null || food.alcohol === 0) return food.alcohol
  const grams = massInGrams(nutrientBasis(food.weight_units), food.weight_units, food)
  return grams === null ? null : (food.alcohol * 100) / grams
}
