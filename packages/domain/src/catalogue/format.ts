import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { roundTo } from '@zivina/czech/number-input'
import { plural } from '@zivina/czech/plural'
import type { Micronutrient, Nutrient } from '@zivina/nutrition/nutrients'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { MICRONUTRIENT_LABELS, NUTRIENT_LABELS, WEIGHT_UNIT_LABELS } from './nutrient-labels.ts'

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

/** A micronutrient with its unit, three significant digits at most: „1 230 mg“, „0,35 µg“. */
export function formatMicronutrient(nutrient: Micronutrient, value: number | null): string {
  if (value === null) return UNKNOWN_LABEL
  return `${formatNumber(value, decimalsOf(value))}${NBSP}${MICRONUTRIENT_LABELS[nutrient].unit}`
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

function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size >= 100) return 0
  return size >= 10 ? 1 : 2
}
