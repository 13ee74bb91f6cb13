import type { Nutrient } from './nutrients.ts'
import { REFERENCE_KILOJOULES } from './reference-energy.ts'

/**
 * Reference intakes of an average adult for a day: kJ, kcal, grams.
 * Source: Regulation (EU) No 1169/2011, Annex XIII, Part B. It gives none for fibre.
 */
export const REFERENCE_INTAKES = {
  kilojoules: REFERENCE_KILOJOULES,
  calories: 2000,
  protein: 50,
  carbohydrates: 260,
  fat: 70,
  fiber: null,
  sugars: 90,
  saturated_fats: 20,
  salt: 6,
} as const satisfies Record<Nutrient, number | null>

/**
 * The share of an adult's daily reference intake that a value makes: 0.25 is a quarter.
 *
 * @param value in the unit of the nutrient; null when unknown
 * @returns null when the value is unknown or the nutrient has no reference
 */
export function referenceShare(nutrient: Nutrient, value: number | null): number | null {
  const reference = REFERENCE_INTAKES[nutrient]
  return value === null || reference === null ? null : value / reference
}
