import { lineWeights } from './counted-lines.ts'
import { addTo, exactSum, type RunningSum, startSum, sumOf } from './exact-sum.ts'
import { type NutrientValues, type RecipeTotals, TOTAL_FIELDS, type TotalField, totalsFrom } from './macros.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from './nutrients.ts'

/** So many portions of something whose portion has these totals. */
export type Helping = { totals: Pick<RecipeTotals, TotalField | 'nutrient_coverage'>; portions: number }

/**
 * What a person eats in a meal, a day or a week: the sum over all helpings.
 *
 * - A nutrient is the sum of its known parts, and null where no helping knows it. Nothing eaten is zero.
 * - Coverage is 1 exactly where every helping knows the nutrient of its whole mass; then the sum is complete. Else it is below 1 and the
 *   sum a lower bound. As helpings have no common mass, each weighs by its energy; one of unknown energy weighs as the mean of the known.
 */
export function sumPortions(helpings: readonly Helping[]): RecipeTotals {
  const eaten = helpings.filter(({ portions }) => portions > 0)
  const weights = helpingWeights(eaten)
  const weight = exactSum(weights)
  const values = {} as NutrientValues
  const coverage = {} as Record<StoredNutrient, number>
  for (const nutrient of STORED_NUTRIENTS) {
    const { amount, known, wholes, count } = addNutrient(nutrient, eaten, weights)
    values[nutrient] = count === 0 && eaten.length > 0 ? null : sumOf(amount)
    coverage[nutrient] = coverageOfSum({ known, isWhole: wholes === eaten.length }, weight)
  }
  return totalsFrom(values, coverage)
}

/** The sum of the known amounts, how many there are, and how many of them are known of their whole mass. */
function addNutrient(nutrient: StoredNutrient, eaten: readonly Helping[], weights: readonly number[]) {
  const [amount, known] = [startSum(), startSum()]
  let [count, wholes] = [0, 0]
  for (const [at, { totals, portions }] of eaten.entries()) {
    const value = totals[TOTAL_FIELDS[nutrient]]
    if (value === null) continue
    const share = totals.nutrient_coverage[nutrient]
    addTo(amount, value * portions)
    addTo(known, share * (weights[at] ?? 0))
    count += 1
    if (share === 1) wholes += 1
  }
  return { amount, known, count, wholes }
}

/** How much each helping weighs in a sum: its energy; one of unknown energy as the mean of the known ones. */
export function helpingWeights(
  helpings: readonly { totals: { kilojoules: number | null }; portions: number }[],
): number[] {
  return lineWeights(helpings.map(({ totals, portions }) => weightOf(totals.kilojoules, portions)))
}

/** A helping without energy (water, tea) still weighs a little: what it does not know must not be lost. */
function weightOf(kilojoules: number | null, portions: number): number | null {
  return kilojoules === null ? null : Math.max(kilojoules * portions, 1)
}

/**
 * The coverage of a sum: 1 only where every part is known of its whole mass.
 * @param known the sum of coverage times weight over its parts
 * @param weight the sum of all weights
 */
export function coverageOfSum({ known, isWhole }: { known: RunningSum; isWhole: boolean }, weight: number): number {
  return isWhole ? 1 : Math.min(sumOf(known) / weight, 1 - Number.EPSILON)
}
