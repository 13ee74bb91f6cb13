import { caloriesFromKilojoules, energyPlausibility } from './energy.ts'
import { STORED_NUTRIENTS, type StoredNutrient, type WeightUnit } from './enumerations.ts'
import type { IngredientNutrients } from './macros.ts'
import { type MassBasis, massInGrams, nutrientBasis } from './units.ts'

/** What a label may get wrong. */
export const PLAUSIBILITY_PROBLEMS = {
  NEGATIVE_VALUE: 'Žádná hodnota nemůže být záporná.',
  SUGARS_EXCEED_CARBOHYDRATES: 'Cukry jsou součástí sacharidů, nemůže jich být víc.',
  SATURATES_EXCEED_FAT: 'Nasycené mastné kyseliny jsou součástí tuků, nemůže jich být víc.',
  SUM_EXCEEDS_MASS: 'Bílkoviny, sacharidy, tuky, vláknina a\u00a0sůl váží dohromady víc než sama potravina.',
  ENERGY_MISMATCH: 'Energie neodpovídá bílkovinám, sacharidům a\u00a0tukům.',
} as const
export type PlausibilityProblem = keyof typeof PLAUSIBILITY_PROBLEMS

/** Grams by which rounded label values may exceed one another, per value, and their sum per 100 g. */
export const PART_TOLERANCE_GRAMS = 0.1
export const SUM_TOLERANCE_GRAMS = 2

/** A food as it is entered: nutrients per 100 g or 100 ml, or per 1 piece or spoon. */
export type FoodToCheck = MassBasis & {
  weight_units: WeightUnit
  nutrients: IngredientNutrients
  /** Grams in the same quantity, where known: they carry energy too. */
  alcohol?: number
  polyols?: number
  erythritol?: number
  organic_acids?: number
}

/**
 * What cannot be right about the values of one food: a part greater than its whole, more grams of nutrients than the
 * food weighs, energy far from what the composition gives. An unknown value is not judged and hides nothing else: only
 * checks that need it are left out.
 *
 * @returns the problems found, each at most once; empty when nothing speaks against the values
 */
export function checkFood(food: FoodToCheck): PlausibilityProblem[] {
  const { nutrients } = food
  const problems: PlausibilityProblem[] = []
  if (STORED_NUTRIENTS.some((nutrient) => (nutrients[nutrient] ?? 0) < 0)) problems.push('NEGATIVE_VALUE')
  if (exceeds(nutrients.sugars, nutrients.carbohydrates)) problems.push('SUGARS_EXCEED_CARBOHYDRATES')
  if (exceeds(nutrients.saturated_fats, nutrients.fat)) problems.push('SATURATES_EXCEED_FAT')
  const mass = massInGrams(nutrientBasis(food.weight_units), food.weight_units, food)
  if (mass !== null && sumOfParts(nutrients) > mass * (1 + SUM_TOLERANCE_GRAMS / 100)) problems.push('SUM_EXCEEDS_MASS')
  if (energyMismatch(food, mass)) problems.push('ENERGY_MISMATCH')
  return problems
}

function energyMismatch(food: FoodToCheck, mass: number | null): boolean {
  const { kilojoules, protein, carbohydrates, fat, fiber } = food.nutrients
  // Polyols stand among the carbohydrates of a label but carry less energy.
  const plain =
    carbohydrates === null ? null : Math.max(0, carbohydrates - (food.polyols ?? 0) - (food.erythritol ?? 0))
  const { plausible } = energyPlausibility(
    caloriesFromKilojoules(kilojoules),
    {
      protein,
      carbohydrates: plain,
      fat,
      fiber,
      alcohol: food.alcohol ?? 0,
      polyols: food.polyols ?? 0,
      erythritol: food.erythritol ?? 0,
      organic_acids: food.organic_acids ?? 0,
    },
    mass ?? 100,
  )
  return plausible === false
}

/** Grams known to be in the food; unknown ones can only add to them, so a sum already too great stays too great. */
function sumOfParts(nutrients: IngredientNutrients): number {
  const parts: StoredNutrient[] = ['protein', 'carbohydrates', 'fat', 'fiber', 'salt']
  return parts.reduce((sum, part) => sum + (nutrients[part] ?? 0), 0)
}

function exceeds(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > whole + PART_TOLERANCE_GRAMS
}
