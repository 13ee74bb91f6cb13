import type { IngredientNutrients } from './macros.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'
import { type MassBasis, massInGrams, nutrientBasis } from './units.ts'
import type { WeightUnit } from './weight-units.ts'

/**
 * Converts values of a food-composition table, which are per 100 g, to those of an ingredient, which are per 100 g, 100 ml, 1
 * piece or 1 spoon: × grams of that quantity ÷ 100.
 *
 * @param per100Grams kJ and grams in 100 g
 * @returns the ingredient's own values, unrounded; null when the mass of its unit is unknown
 */
export function fromPer100Grams(
  per100Grams: IngredientNutrients,
  unit: WeightUnit,
  basis: MassBasis,
): IngredientNutrients | null {
  const grams = massInGrams(nutrientBasis(unit), unit, basis)
  return grams === null ? null : scaled(per100Grams, grams / 100)
}

/** The inverse of `fromPer100Grams`: values in 100 g of an ingredient, to compare or check foods. */
export function toPer100Grams(
  nutrients: IngredientNutrients,
  unit: WeightUnit,
  basis: MassBasis,
): IngredientNutrients | null {
  const grams = massInGrams(nutrientBasis(unit), unit, basis)
  return grams === null ? null : scaled(nutrients, 100 / grams)
}

function scaled(nutrients: IngredientNutrients, factor: number): IngredientNutrients {
  return Object.fromEntries(
    STORED_NUTRIENTS.map((nutrient) => {
      const value = nutrients[nutrient]
      return [nutrient, value === null ? null : value * factor]
    }),
  ) as IngredientNutrients
}
