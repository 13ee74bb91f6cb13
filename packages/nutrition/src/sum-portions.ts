import { lineWeights } from './counted-lines.ts'
import { exactSum } from './exact-sum.ts'
import { type NutrientValues, type RecipeTotals, TOTAL_FIELDS, type TotalField, totalsFrom } from './macros.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from './nutrients.ts'

/** So many portions of something whose portion has these totals. */
export type Helping = { totals: Pick<RecipeTotals, TotalField | 'nutrient_coverage'>; portions: number }

/**
 * What somebody eats in a meal, a day or a week: the sum over all helpings.
 *
 * - A nutrient is the sum of its known parts, and null where no helping knows it. Nothing eaten is zero.
 * - Coverage is 1 exactly where every helping knows the nutrient of its whole mass; then the sum is complete. Else it is below 1 and the
 *   sum a lower bound. As helpings have no common mass, each weighs by its energy; one of unknown energy weighs as the mean of the known.
 */
export function sumPortions(helpings: readonly Helping[]): RecipeTotals {
  const eaten = helpings.filter(({ portions }) => portions > 0)
  const weights = helpingWeights(eaten)
  const values = {} as NutrientValues
  const coverage = {} as Record<StoredNutrient, number>
  for (const nutrient of STORED_NUTRIENTS) {
    const parts = eaten.map(({ totals, portions }) => times(totals[TOTAL_FIELDS[nutrient]], portions))
    const known = parts.filter((part) => part !== null)
    values[nutrient] = known.length === 0 && eaten.length > 0 ? null : exactSum(known)
    coverage[nutrient] = coverageOf(
      eaten.map(({ totals }) => (totals[TOTAL_FIELDS[nutrient]] === null ? 0 : totals.nutrient_coverage[nutrient])),
      weights,
    )
  }
  return totalsFrom(values, coverage)
}

/** How much each helping weighs in a sum: its energy; one of unknown energy as the mean of the known ones. */
export function helpingWeights(
  helpings: readonly { totals: { kilojoules: number | null }; portions: number }[],
): number[] {
  return lineWeights(helpings.map(({ totals, portions }) => weightOf(totals.kilojoules, portions)))
}

const times = (value: number | null, factor: number): number | null => (value === null ? null : value * factor)

/** A helping without energy (water, tea) still weighs a little: what it does not know must not be lost. */
function weightOf(kilojoules: number | null, portions: number): number | null {
  return kilojoules === null ? null : Math.max(kilojoules * portions, 1)
}

/** The coverage of a sum whose parts have these coverages: 1 only where all are 1. */
export function coverageOf(shares: readonly number[], weights: readonly number[]): number {
  if (shares.every((share) => share === 1)) return 1
  const known = exactSum(shares.map((share, at) => share * (weights[at] ?? 0)))
  return Math.min(known / exactSum(weights), 1 - Number.EPSILON)
}
