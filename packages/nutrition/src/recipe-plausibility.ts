import { type NutritionLine, recipeTotals } from './macros.ts'
import { massInGrams } from './units.ts'

/** Values of a recipe that look like a typing error. None is impossible, so none prevents saving. */
export const RECIPE_DOUBTS = {
  PORTION_VERY_RICH: 'Jedna porce má přes 1\u00a0500\u00a0kcal. Nejsou množství nebo počet porcí jiné?',
  PORTION_VERY_HEAVY: 'Jedna porce váží přes dva kilogramy. Nejsou množství nebo počet porcí jiné?',
  PORTION_VERY_SALTY: 'V\u00a0jedné porci je přes 10\u00a0g soli. Nespletli jste se v\u00a0množství?',
  NO_TIME: 'Recept nemá žádnou dobu přípravy. Opravdu je hotový hned?',
  VERY_LONG_TIME: 'Příprava trvá přes dvanáct hodin. Nepatří část mezi čekání?',
} as const
export type RecipeDoubt = keyof typeof RECIPE_DOUBTS

/** Per portion: kcal, grams, grams of salt and minutes of work above which a typing error is likelier than a real dish. */
export const DOUBT_LIMITS = { calories: 1500, grams: 2000, salt: 10, minutes: 720 } as const

/**
 * Finds the doubtful values of a recipe. An unknown value raises no doubt and hides none.
 *
 * @param lines amounts for all portions together
 * @param minutes of work and cooking; null while the author has not given them
 * @throws RangeError when the portion count is not positive
 */
export function recipeDoubts(
  lines: readonly NutritionLine[],
  portionSize: number,
  minutes: number | null,
): RecipeDoubt[] {
  const { calories_in_total, salt_in_total } = recipeTotals(lines, portionSize)
  const grams = lines.reduce((sum, line) => sum + (massInGrams(line.amount, line.weight_units, line) ?? 0), 0)
  const doubts: RecipeDoubt[] = []
  if ((calories_in_total ?? 0) > DOUBT_LIMITS.calories) doubts.push('PORTION_VERY_RICH')
  if (grams / portionSize > DOUBT_LIMITS.grams) doubts.push('PORTION_VERY_HEAVY')
  if ((salt_in_total ?? 0) > DOUBT_LIMITS.salt) doubts.push('PORTION_VERY_SALTY')
  if (minutes === 0) doubts.push('NO_TIME')
  if ((minutes ?? 0) > DOUBT_LIMITS.minutes) doubts.push('VERY_LONG_TIME')
  return doubts
}
