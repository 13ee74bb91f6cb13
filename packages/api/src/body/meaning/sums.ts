import { CONSTITUENTS } from '@zivina/nutrition/constituents/constituents'
import type { Eaten } from '@zivina/nutrition/eaten'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { EatenSum } from '@zivina/nutrition/meaning/eaten-sum'
import { TARGET_NUTRIENTS, type TargetBounds, type TargetNutrient } from '@zivina/nutrition/nutrient-targets'
import { STORED_NUTRIENTS } from '@zivina/nutrition/nutrients'

export type Sums = Record<TargetNutrient, EatenSum>

const UNKNOWN: EatenSum = { value: null, coverage: 0 }

/**
 * The sum of each nutrient; of figures that are known between two bounds one of these, or their middle, as totals have it. A nutrient that
 * is not named is unknown.
 */
export function sumsBy(place: 'low' | 'middle' | 'high', eaten: Eaten): Sums {
  const stored = STORED_NUTRIENTS.map((nutrient): [TargetNutrient, EatenSum] => {
    const coverage = eaten.nutrient_coverage[nutrient]
    return [nutrient, { value: eaten[TOTAL_FIELDS[nutrient]], coverage }]
  })
  const constituents = CONSTITUENTS.map((nutrient): [TargetNutrient, EatenSum] => {
    const one = eaten.constituents[nutrient]
    if (one === undefined) return [nutrient, UNKNOWN]
    return [nutrient, { value: place === 'middle' ? (one.low + one.high) / 2 : one[place], coverage: one.coverage }]
  })
  return Object.fromEntries([...stored, ...constituents]) as Sums
}

/** Own targets as a mean of some days: a bound holds where every one of the days has it. */
export function meanTargets(
  days: readonly Partial<Record<TargetNutrient, TargetBounds>>[],
): Partial<Record<TargetNutrient, TargetBounds>> {
  const found: Partial<Record<TargetNutrient, TargetBounds>> = {}
  for (const nutrient of TARGET_NUTRIENTS) {
    const bounds = days.map((day) => day[nutrient])
    const least = meanOf(bounds.map((one) => one?.least ?? null))
    const most = meanOf(bounds.map((one) => one?.most ?? null))
    if (least !== null || most !== null) found[nutrient] = { least, most }
  }
  return found
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (values.length === 0 || known.length < values.length) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}
