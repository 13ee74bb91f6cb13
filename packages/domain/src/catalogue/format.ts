import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { roundTo } from '@zivina/czech/number-input'
import { plural } from '@zivina/czech/plural'
import { isRangeVisible, type Range } from '@zivina/nutrition/constituents/range'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { NUTRIENT_LABELS, WEIGHT_UNIT_LABELS } from './nutrient-labels.ts'

/** Shown instead of an unknown value. */
export const UNKNOWN_LABEL = 'neuvedeno'

/** Decimal places a nutrient is shown with: energy whole, grams one, salt two. */
export const NUTRIENT_DECIMALS = {
  kilojoules: 0,
  calories: 0,
  protein: 1,
  carbohydrates: 1,
  fat: 1,
  fiber: 1,
  sugars: 1,
  saturated_fats: 1,
  salt: 2,
} as const satisfies Record<Nutrient, number>

/**
 * A nutrient with its unit: „1 234 kJ“, „12,5 g“, „0,35 g“ of salt. A value known for only part of the mass is a lower bound
 * and is shown as such: „nejméně 12,5 g“.
 *
 * @param value kJ, kcal or grams; null gives „neuvedeno“
 * @param coverage share of the mass for which the value is known, 0 … 1
 */
export function formatNutrient(nutrient: Nutrient, value: number | null, coverage = 1): string {
  if (value === null) return UNKNOWN_LABEL
  const figure = `${formatNumber(value, NUTRIENT_DECIMALS[nutrient])}${NBSP}${NUTRIENT_LABELS[nutrient].unit}`
  return coverage < 1 ? `nejméně ${figure}` : figure
}

/**
 * The same of a sum known between two bounds: „0,1–0,4 g“ where a reader learns something from both, otherwise its middle.
 *
 * @param value the middle, as the totals have it
 */
export function formatNutrientRange(
  nutrient: Nutrient,
  value: number | null,
  range: Range | null,
  coverage = 1,
): string {
  const decimals = NUTRIENT_DECIMALS[nutrient]
  if (range === null || !isRangeVisible(range, decimals)) return formatNutrient(nutrient, value, coverage)
  if (coverage < 1) return formatNutrient(nutrient, range.low, coverage)
  return `${formatNumber(range.low, decimals)}–${formatNutrient(nutrient, range.high)}`
}

/** An amount with its unit: „250 g“, „0,5 ks“, „2 lžíce“. Smaller amounts have more decimals: 2 under 10, 1 under 100. */
export function formatAmount(amount: number, unit: WeightUnit): string {
  const decimals = decimalsOf(amount)
  const shown = roundTo(amount, decimals)
  return `${formatNumber(shown, decimals)}${NBSP}${unitWord(shown, unit)}`
}

function unitWord(amount: number, unit: WeightUnit): string {
  if (unit === 'Teaspoon') return plural(amount, 'lžička', 'lžičky', 'lžiček')
  if (unit === 'Tablespoon') return plural(amount, 'lžíce', 'lžíce', 'lžic')
  return WEIGHT_UNIT_LABELS[unit].short
}

/** Decimal places for up to three significant digits: 2 under 10, 1 under 100, otherwise none. */
export function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 10 ? 1 : 2
}
