import { isCounted } from '../counted-lines.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from '../nutrients.ts'
import { assertPortions } from '../portions.ts'
import { type LimitedLine, nutrientRange, sumRanges } from './sum-ranges.ts'

/**
 * What is certain of a nutrient: at least `low` (null where nothing is known) and at most `high` (null as soon as one counted
 * line is unknown); kJ or grams.
 */
export type CertainBounds = { low: number | null; high: number | null }

/**
 * What one portion contains for certain of each stored nutrient. A figure "less than" a limit counts as nothing towards `low`
 * and as the limit towards `high`; a line that is unknown adds nothing to `low` and leaves `high` unknown.
 *
 * @param lines amounts for all portions together
 * @throws RangeError when the portion count is not positive
 */
export function portionBounds(
  lines: readonly LimitedLine[],
  portionSize: number,
): Record<StoredNutrient, CertainBounds> {
  assertPortions(portionSize)
  const sums = sumRanges(lines)
  const counted = lines.filter(isCounted)
  const entries = STORED_NUTRIENTS.map((nutrient): [StoredNutrient, CertainBounds] => {
    const sum = sums[nutrient]
    const isWhole = counted.every((line) => nutrientRange(line, nutrient) !== null)
    if (sum === null) return [nutrient, { low: null, high: null }]
    return [nutrient, { low: sum.low / portionSize, high: isWhole ? sum.high / portionSize : null }]
  })
  return Object.fromEntries(entries) as Record<StoredNutrient, CertainBounds>
}
