import type { Micronutrient, Nutrient } from './nutrients.ts'

/**
 * Reference intakes of an average adult for a day: kJ, kcal, grams.
 * Source: Regulation (EU) No 1169/2011, Annex XIII, Part B. It gives none for fibre.
 */
export const REFERENCE_INTAKES = {
  kilojoules: 8400,
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
 * Nutrient reference values of vitamins and minerals for a day, in the unit at the end of each name.
 * Source: Regulation (EU) No 1169/2011, Annex XIII, Part A, point 1. Water and cholesterol have none.
 */
export const NUTRIENT_REFERENCE_VALUES = {
  water_g: null,
  cholesterol_mg: null,
  calcium_mg: 800,
  iron_mg: 14,
  magnesium_mg: 375,
  potassium_mg: 2000,
  vitamin_c_mg: 80,
  vitamin_d_ug: 5,
  vitamin_b12_ug: 2.5,
  folate_ug: 200,
} as const satisfies Record<Micronutrient, number | null>

/**
 * The share of an adult's daily reference intake that a value makes: 0.25 is a quarter.
 *
 * @param value in the unit of the nutrient; null when unknown
 * @returns null when the value is unknown or the nutrient has no reference
 */
export function referenceShare(nutrient: Nutrient | Micronutrient, value: number | null): number | null {
  const reference: number | null = { ...REFERENCE_INTAKES, ...NUTRIENT_REFERENCE_VALUES }[nutrient]
  return value === null || reference === null ? null : value / reference
}
