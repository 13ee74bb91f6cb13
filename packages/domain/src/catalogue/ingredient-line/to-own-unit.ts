import { normalizeSearch } from '@zivina/czech/search-text'
import { amountFromGrams, GRAMS_PER_TABLESPOON, GRAMS_PER_TEASPOON, massInGrams } from '@zivina/nutrition/units'
import type { MeasuredFood } from '../kitchen/kitchen-facts.ts'
import { measureInOwnUnit } from '../kitchen/measure-in-own-unit.ts'
import { HOUSEHOLD_MEASURES, MEASURES } from '../kitchen/measures.ts'
import { BULK_WEIGHTS, bulkDensity, UNIT_WEIGHTS } from './household-weights.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import type { ParsedLine } from './parse-line.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** Units that may mean one whole piece of a food whose piece has a known weight: a head of cabbage, a bag of yeast. */
const LIKE_PIECE: readonly KitchenUnit[] = ['piece', 'head', 'clove', 'stalk', 'sachet', 'tub', 'package', 'cube']
/** Of these, the units for which the weight of the food's piece takes precedence over the usual weight of the unit. */
const PIECE_FIRST: readonly KitchenUnit[] = ['piece', 'head', 'stalk', 'sachet']

/**
 * Converts the amount of a line to the unit of its food: grams, millilitres by density, pieces by the weight of one, spoons. A
 * mass or volume given beside the amount takes precedence over any usual weight.
 *
 * @returns null, never zero, when the line gives no amount or the weight of its unit is unknown
 */
export function amountInOwnUnit(
  line: Pick<ParsedLine, 'amount' | 'unit' | 'measure'>,
  food: MeasuredFood,
): number | null {
  const { amount, unit, measure } = line
  if (amount === null || unit === null) return null
  if (measure !== null) {
    const told = measure.of === 'each' ? measure.amount * amount : measure.amount
    const converted = convert(told, measure.unit, food)
    if (converted !== null) return converted
  }
  return convert(amount, unit, food)
}

function convert(amount: number, unit: KitchenUnit, food: MeasuredFood): number | null {
  const own = food.weight_units
  const one = measuresNamed(unit).map((measure) => measureInOwnUnit(measure, food))
  const known = one.find((found) => found !== null) ?? null
  if (known !== null) return amount * known
  if (own === 'Milliliter' && isVolume(unit)) return amount * MILLILITERS[unit]
  const grams = gramsOf(amount, unit, food)
  return grams === null ? null : amountFromGrams(grams, own, food)
}

const measuresNamed = (unit: KitchenUnit) => HOUSEHOLD_MEASURES.filter((measure) => MEASURES[measure].unit === unit)

function isVolume(unit: KitchenUnit): unit is keyof typeof MILLILITERS {
  return unit in MILLILITERS
}

/** Grams of an amount; null when unknown. */
function gramsOf(amount: number, unit: KitchenUnit, food: MeasuredFood): number | null {
  if (unit in GRAMS) return amount * GRAMS[unit as keyof typeof GRAMS]
  if (isVolume(unit)) return gramsOfVolume(amount, unit, food)
  const piece = LIKE_PIECE.includes(unit) ? massInGrams(amount, 'Piece', { ...food, is_spice: false }) : null
  const usual = usualWeight(unit, food.name)
  const known = usual === null ? null : usual * amount
  if (PIECE_FIRST.includes(unit)) return piece ?? known ?? spiceOf(amount, unit, food)
  return known ?? piece
}

function spiceOf(amount: number, unit: KitchenUnit, food: MeasuredFood): number | null {
  return unit === 'piece' && food.is_spice ? massInGrams(amount, 'Piece', food) : null
}

/**
 * Uses the food's own density, then the weight of a measure of it, then the product's spoon weights; for other foods a cup is
 * unknown.
 */
function gramsOfVolume(amount: number, unit: keyof typeof MILLILITERS, food: MeasuredFood): number | null {
  const milliliters = amount * MILLILITERS[unit]
  const byDensity = massInGrams(milliliters, 'Milliliter', food)
  if (byDensity !== null) return byDensity
  const name = normalizeSearch(food.name)
  const bulk = BULK_WEIGHTS.find(({ food: matches }) => matches.test(name))
  if (bulk) return milliliters * bulkDensity(bulk)
  if (unit === 'teaspoon') return amount * GRAMS_PER_TEASPOON
  return unit === 'tablespoon' ? amount * GRAMS_PER_TABLESPOON : null
}

function usualWeight(unit: KitchenUnit, name: string): number | null {
  const normalized = normalizeSearch(name)
  return UNIT_WEIGHTS.find((row) => row.unit === unit && (row.food?.test(normalized) ?? true))?.grams ?? null
}
