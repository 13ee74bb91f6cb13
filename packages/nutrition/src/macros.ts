import { type CountedLine, isCounted, lineMasses, lineWeights } from './counted-lines.ts'
import { caloriesFromKilojoules, ENERGY_FACTORS } from './energy.ts'
import { exactSum } from './exact-sum.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from './nutrients.ts'
import { assertPortions } from './portions.ts'
import { nutrientBasis } from './units.ts'

/** Nutrients of one quantity of food: kJ for `kilojoules`, grams for the rest; null is unknown. */
export type NutrientValues = Record<StoredNutrient, number | null>

/** Nutrients of an ingredient, per 100 g or 100 ml, or per 1 piece or spoon (see `nutrientBasis`). */
export type IngredientNutrients = NutrientValues

/** Share of the counted mass, 0 … 1, for which each nutrient is known. */
export type NutrientCoverage = Record<StoredNutrient, number>

/** The fields of one line of a recipe, a meal or a day that the sums need. */
export type NutritionLine = CountedLine & { nutrients: IngredientNutrients }

/** Which field of a recipe carries the sum of which stored nutrient. */
export const TOTAL_FIELDS = {
  kilojoules: 'kilojoules',
  protein: 'protein_in_total',
  carbohydrates: 'carbohydrates_in_total',
  fat: 'fat_in_total',
  fiber: 'fiber_in_total',
  sugars: 'sugars_in_total',
  saturated_fats: 'saturated_fats_in_total',
  salt: 'salt_in_total',
} as const satisfies Record<StoredNutrient, string>
export type TotalField = (typeof TOTAL_FIELDS)[StoredNutrient]

/** Totals under the names the API gives them: kJ, whole kcal, grams; null where nothing is known. */
export type RecipeTotals = Record<TotalField, number | null> & {
  calories_in_total: number | null
  nutrient_coverage: NutrientCoverage
}

/**
 * Nutrients of one line: amount ÷ 100 × value for grams and millilitres, amount × value for pieces and spoons. A line that is
 * not counted or has the amount zero gives zero; an unknown value stays null.
 */
export function lineNutrients(line: NutritionLine): NutrientValues {
  const factor = isCounted(line) ? line.amount / nutrientBasis(line.weight_units) : 0
  return byNutrient((nutrient) => {
    const value = line.nutrients[nutrient]
    if (factor === 0) return 0
    return value === null ? null : value * factor
  })
}

/**
 * Sum of all counted lines, with the share of the mass for which each value is known.
 *
 * - `values`: the known part of each nutrient; null when no counted line knows it. With no counted line, zero.
 * - `coverage`: mass of the counted lines whose value is known ÷ mass of all counted lines. Exactly 1 when every counted line
 * is known (then the sum is complete) or when there is none; less than 1 as soon as one is unknown.
 * - A line whose own mass is unknown (pieces without a weight) is weighed as the mean of the counted lines of known mass; when
 * no mass is known at all, every line weighs the same. Leaving it out would make an incomplete sum look complete.
 *
 * Sums are compensated (Neumaier), so the order of lines does not matter.
 */
export function sumNutrients(lines: readonly NutritionLine[]): { values: NutrientValues; coverage: NutrientCoverage } {
  const counted = lines.filter(isCounted)
  const weights = lineWeights(lineMasses(counted))
  const contributions = counted.map(lineNutrients)
  const values = byNutrient((nutrient) => {
    const known = contributions.map((values) => values[nutrient]).filter((value) => value !== null)
    return known.length === 0 && counted.length > 0 ? null : exactSum(known)
  })
  const total = exactSum(weights)
  const coverage = byNutrient((nutrient) => {
    const known = weights.filter((_, index) => contributions[index]?.[nutrient] !== null)
    return known.length === counted.length ? 1 : exactSum(known) / total
  })
  return { values, coverage }
}

/**
 * Totals of one portion: the sum over all counted lines ÷ portion_size, unrounded, with kcal whole.
 *
 * @param lines amounts for all portions together
 * @throws RangeError when the portion count is not positive
 */
export function recipeTotals(lines: readonly NutritionLine[], portionSize: number): RecipeTotals {
  assertPortions(portionSize)
  const { values, coverage } = sumNutrients(lines)
  return totalsFrom(
    byNutrient((nutrient) => multiply(values[nutrient], 1 / portionSize)),
    coverage,
  )
}

/** Totals of `factor` times as much; kcal follow from the scaled kilojoules, coverage stays. */
export function scaleTotals(totals: RecipeTotals, factor: number): RecipeTotals {
  return totalsFrom(
    byNutrient((nutrient) => multiply(totals[TOTAL_FIELDS[nutrient]], factor)),
    totals.nutrient_coverage,
  )
}

/**
 * Percent of energy from protein, carbohydrates and fat, by the Annex XIV factors (17, 17 and 37 kJ/g). The three share 100 %
 * between them: fibre and alcohol are left out. Null when one of them is unknown or all are zero.
 */
export function energyShare(
  totals: Pick<RecipeTotals, 'protein_in_total' | 'carbohydrates_in_total' | 'fat_in_total'>,
): { protein: number; carbohydrates: number; fat: number } | null {
  const { protein_in_total, carbohydrates_in_total, fat_in_total } = totals
  if (protein_in_total === null || carbohydrates_in_total === null || fat_in_total === null) return null
  const protein = protein_in_total * ENERGY_FACTORS.protein.kilojoules
  const carbohydrates = carbohydrates_in_total * ENERGY_FACTORS.carbohydrates.kilojoules
  const fat = fat_in_total * ENERGY_FACTORS.fat.kilojoules
  const sum = protein + carbohydrates + fat
  if (sum <= 0) return null
  return { protein: (100 * protein) / sum, carbohydrates: (100 * carbohydrates) / sum, fat: (100 * fat) / sum }
}

/**
 * The shares in whole percent, which add up to 100: those with the largest fractions are rounded up (method of the largest
 * remainder). Rounded each for itself, 23.4 + 55.6 + 21.5 would read as 23 + 56 + 22.
 */
export function wholeShares(shares: NonNullable<ReturnType<typeof energyShare>>): typeof shares {
  const nutrients = ['protein', 'carbohydrates', 'fat'] as const
  const whole = { protein: 0, carbohydrates: 0, fat: 0 }
  for (const nutrient of nutrients) whole[nutrient] = Math.floor(shares[nutrient])
  const byFraction = nutrients.toSorted((one, other) => fraction(shares[other]) - fraction(shares[one]))
  const missing = 100 - nutrients.reduce((sum, nutrient) => sum + whole[nutrient], 0)
  for (const nutrient of byFraction.slice(0, missing)) whole[nutrient] += 1
  return whole
}

const fraction = (value: number): number => value - Math.floor(value)

/** Totals under their names in the API, kcal from kilojoules. */
export function totalsFrom(values: NutrientValues, coverage: NutrientCoverage): RecipeTotals {
  return {
    kilojoules: values.kilojoules,
    calories_in_total: caloriesFromKilojoules(values.kilojoules),
    protein_in_total: values.protein,
    carbohydrates_in_total: values.carbohydrates,
    fat_in_total: values.fat,
    fiber_in_total: values.fiber,
    sugars_in_total: values.sugars,
    saturated_fats_in_total: values.saturated_fats,
    salt_in_total: values.salt,
    nutrient_coverage: coverage,
  }
}

/** A value for each stored nutrient. */
export function byNutrient<Value>(valueFor: (nutrient: StoredNutrient) => Value): Record<StoredNutrient, Value> {
  return Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, valueFor(nutrient)])) as Record<
    StoredNutrient,
    Value
  >
}

function multiply(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor
}
