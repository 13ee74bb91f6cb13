import { isCounted } from '../counted-lines.ts'
import { exactSum } from '../exact-sum.ts'
import type { NutritionLine } from '../macros.ts'
import { STORED_NUTRIENTS, type StoredNutrient } from '../nutrients.ts'
import { nutrientBasis } from '../units.ts'
import type { Range } from './range.ts'

/**
 * Nutrients that are known only to be below a bound, in the basis of the food itself (100 g, 100 ml, 1 piece). The food's own
 * figure is then the middle: half the bound.
 */
export type NutrientLimits = Partial<Record<StoredNutrient, number>>

/** A line of a recipe with the bounds of its food. */
export type LimitedLine = NutritionLine & { limits: NutrientLimits }

/** What a food contains of a stored nutrient, in its own basis; null when unknown. */
export function nutrientRange(food: Pick<LimitedLine, 'nutrients' | 'limits'>, nutrient: StoredNutrient): Range | null {
  const limit = food.limits[nutrient]
  if (limit !== undefined) return { low: 0, high: limit }
  const value = food.nutrients[nutrient]
  return value === null ? null : { low: value, high: value }
}

/**
 * Sums of the stored nutrients over the counted lines, kJ and grams, with both bounds; the middle of each is the value that
 * `sumNutrients` gives. Null when no counted line is known; with no counted line, exactly zero. Their coverage is that of
 * `sumNutrients`. Sums are compensated, so the order of lines does not matter.
 */
export function sumRanges(lines: readonly LimitedLine[]): Record<StoredNutrient, Range | null> {
  const counted = lines.filter(isCounted)
  const sums: Partial<Record<StoredNutrient, Range | null>> = {}
  for (const nutrient of STORED_NUTRIENTS) {
    const lows: number[] = []
    const highs: number[] = []
    for (const line of counted) {
      const range = nutrientRange(line, nutrient)
      if (range === null) continue
      const factor = line.amount / nutrientBasis(line.weight_units)
      lows.push(range.low * factor)
      highs.push(range.high * factor)
    }
    const isUnknown = lows.length === 0 && counted.length > 0
    sums[nutrient] = isUnknown ? null : { low: exactSum(lows), high: exactSum(highs) }
  }
  return sums as Record<StoredNutrient, Range | null>
}
