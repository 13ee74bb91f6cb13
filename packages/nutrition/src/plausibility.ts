import { caloriesFromKilojoules, energyPlausibility, labelEnergy } from './energy.ts'
import type { IngredientNutrients } from './macros.ts'
import { type Nutrient, STORED_NUTRIENTS, type StoredNutrient } from './nutrients.ts'
import { type MassBasis, massInGrams, nutrientBasis } from './units.ts'
import type { WeightUnit } from './weight-units.ts'

/** Problems that the values of a label can have. */
export const PLAUSIBILITY_PROBLEMS = {
  NEGATIVE_VALUE: 'Žádná hodnota nemůže být záporná.',
  SUGARS_EXCEED_CARBOHYDRATES: 'Cukry jsou součástí sacharidů, nemůže jich být víc.',
  SATURATES_EXCEED_FAT: 'Nasycené mastné kyseliny jsou součástí tuků, nemůže jich být víc.',
  SUM_EXCEEDS_MASS: 'Bílkoviny, sacharidy, tuky, vláknina a\u00a0sůl váží dohromady víc než sama potravina.',
  SALT_EXCEEDS_MASS: 'Soli nemůže být víc, než kolik potravina váží.',
  ENERGY_TOO_HIGH: 'Tolik energie nemá žádná potravina: 100\u00a0g čistého tuku má 3\u00a0700\u00a0kJ.',
  ENERGY_UNITS_DISAGREE: 'Kilojouly a\u00a0kilokalorie si neodpovídají. Zkontrolujte prosím obě čísla.',
  ENERGY_MISMATCH: 'Energie neodpovídá bílkovinám, sacharidům a\u00a0tukům.',
} as const
export type PlausibilityProblem = keyof typeof PLAUSIBILITY_PROBLEMS

/** Grams by which rounded label values may exceed the value they are part of, per value and for the sum per 100 g. */
export const PART_TOLERANCE_GRAMS = 0.1
export const SUM_TOLERANCE_GRAMS = 2

/** The most energy 1 g of food can have, kJ: pure fat has 37 by Annex XIV of Regulation (EU) No 1169/2011, and labels round. */
export const ENERGY_MAX_PER_GRAM = 38
/** Grams in one millilitre assumed at most where the density is unknown: honey has 1.42. */
export const DENSITY_MAX = 1.5

/** A food as it is entered: nutrients per 100 g or 100 ml, or per 1 piece or spoon. */
export type FoodToCheck = MassBasis & {
  weight_units: WeightUnit
  nutrients: IngredientNutrients
  /** Kilocalories as the label has them, where both energies are given. */
  calories?: number | null
  /** Grams in the same quantity, where known: they carry energy too. */
  alcohol?: number
  polyols?: number
  erythritol?: number
  organic_acids?: number
}

/**
 * Finds contradictions in the values of one food: a part greater than its whole, more grams of nutrients than the food weighs,
 * energy far from what the composition gives. An unknown value only leaves out the checks that need it.
 *
 * @returns the problems found, each at most once; empty when there are none
 */
export function checkFood(food: FoodToCheck): PlausibilityProblem[] {
  const { nutrients } = food
  const problems: PlausibilityProblem[] = []
  if (STORED_NUTRIENTS.some((nutrient) => (nutrients[nutrient] ?? 0) < 0)) problems.push('NEGATIVE_VALUE')
  if (exceeds(nutrients.sugars, nutrients.carbohydrates)) problems.push('SUGARS_EXCEED_CARBOHYDRATES')
  if (exceeds(nutrients.saturated_fats, nutrients.fat)) problems.push('SATURATES_EXCEED_FAT')
  const mass = massInGrams(nutrientBasis(food.weight_units), food.weight_units, food)
  const most = mass ?? (food.weight_units === 'Milliliter' ? 100 * DENSITY_MAX : null)
  if (most !== null && exceeds(nutrients.salt, most)) problems.push('SALT_EXCEEDS_MASS')
  if (most !== null && (nutrients.kilojoules ?? 0) > most * ENERGY_MAX_PER_GRAM) problems.push('ENERGY_TOO_HIGH')
  if (!labelEnergy(nutrients.kilojoules, food.calories ?? null).agrees) problems.push('ENERGY_UNITS_DISAGREE')
  if (most !== null && sumOfParts(nutrients) > most * (1 + SUM_TOLERANCE_GRAMS / 100)) problems.push('SUM_EXCEEDS_MASS')
  if (energyMismatch(food, mass)) problems.push('ENERGY_MISMATCH')
  return problems
}

function energyMismatch(food: FoodToCheck, mass: number | null): boolean {
  const { kilojoules, protein, carbohydrates, fat, fiber } = food.nutrients
  // A label counts polyols among the carbohydrates, but they carry less energy.
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

/** Nutrients that are no part of another. */
const PARTS = ['protein', 'carbohydrates', 'fat', 'fiber', 'salt'] as const

/** Grams known to be in the food; unknown values can only add to them, so a sum that is already too great stays too great. */
function sumOfParts(nutrients: IngredientNutrients): number {
  return PARTS.reduce((sum, part) => sum + (nutrients[part] ?? 0), 0)
}

function exceeds(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > whole + PART_TOLERANCE_GRAMS
}

/** Whether values are impossible (they are refused) or only unlikely (the person is asked to check them). */
export type Severity = 'impossible' | 'unlikely'
export type PlausibilityFinding = { problem: PlausibilityProblem; severity: Severity; field: Nutrient; message: string }

const FIELDS = {
  SUGARS_EXCEED_CARBOHYDRATES: 'sugars',
  SATURATES_EXCEED_FAT: 'saturated_fats',
  SALT_EXCEEDS_MASS: 'salt',
  ENERGY_TOO_HIGH: 'kilojoules',
  ENERGY_UNITS_DISAGREE: 'calories',
  ENERGY_MISMATCH: 'kilojoules',
} as const satisfies Partial<Record<PlausibilityProblem, Nutrient>>

/** What `checkFood` finds, each problem with the field to show it at and its severity. */
export function judgeFood(food: FoodToCheck): PlausibilityFinding[] {
  return checkFood(food).map((problem) => ({
    problem,
    severity: problem === 'ENERGY_MISMATCH' ? 'unlikely' : 'impossible',
    field: fieldOf(problem, food),
    message: PLAUSIBILITY_PROBLEMS[problem],
  }))
}

function fieldOf(problem: PlausibilityProblem, { nutrients }: FoodToCheck): Nutrient {
  const gramsOf = (nutrient: StoredNutrient) => nutrients[nutrient] ?? 0
  if (problem === 'NEGATIVE_VALUE') return STORED_NUTRIENTS.find((nutrient) => gramsOf(nutrient) < 0) ?? 'kilojoules'
  // The greatest part is the likeliest to have a slipped decimal point.
  if (problem === 'SUM_EXCEEDS_MASS') return PARTS.toSorted((a, b) => gramsOf(b) - gramsOf(a))[0] ?? 'carbohydrates'
  return FIELDS[problem]
}
