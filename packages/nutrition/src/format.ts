import type { Micronutrient, Nutrient, WeightUnit } from './enumerations.ts'
import { MICRONUTRIENT_LABELS, NUTRIENT_LABELS, WEIGHT_UNIT_LABELS } from './labels.ts'
import { roundTo } from './number-input.ts'

const NBSP = '\u00a0'

/** What stands in place of a value nobody knows. */
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

const formatters = new Map<number, Intl.NumberFormat>()

/** A number in Czech: decimal comma, non-breaking spaces between thousands, at most `decimals` places. */
export function formatNumber(value: number, decimals: number): string {
  let formatter = formatters.get(decimals)
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: decimals })
    formatters.set(decimals, formatter)
  }
  const rounded = roundTo(value, decimals)
  return formatter.format(rounded === 0 ? 0 : rounded)
}

/**
 * A nutrient with its unit: „1 234 kJ“, „12,5 g“, „0,35 g“ of salt. A value that rests on part of the mass only is a
 * lower bound and says so: „nejméně 12,5 g“.
 *
 * @param value kJ, kcal or grams; null gives „neuvedeno“
 * @param coverage share of the mass the value rests on, 0 … 1
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

/** An amount with its unit: „250 g“, „0,5 ks“, „2 lžíce“. Decimals shrink as the amount grows: 2 under 10, 1 under 100. */
export function formatAmount(amount: number, unit: WeightUnit): string {
  const decimals = decimalsOf(amount)
  const shown = roundTo(amount, decimals)
  return `${formatNumber(shown, decimals)}${NBSP}${unitWord(shown, unit)}`
}

/** Minutes as „45 min“, „1 h“, „1 h 30 min“. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest}${NBSP}min`
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${rest}${NBSP}min`
}

const pluralRules = new Intl.PluralRules('cs')

/**
 * The form of a noun that goes with a number: 1 recept, 2 recepty, 5 receptů, and after a fraction 1,5 receptu.
 *
 * @param fraction the form after a fraction; for many nouns it equals `few` (1,5 porce), which is the default
 */
export function plural(n: number, one: string, few: string, many: string, fraction = few): string {
  switch (pluralRules.select(n)) {
    case 'one':
      return one
    case 'few':
      return few
    case 'many':
      return fraction
    default:
      return many
  }
}

/** The number together with the right form of its noun: „5 receptů“. */
export function counted(n: number, one: string, few: string, many: string, fraction = few): string {
  return `${formatNumber(n, 2)}${NBSP}${plural(n, one, few, many, fraction)}`
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
