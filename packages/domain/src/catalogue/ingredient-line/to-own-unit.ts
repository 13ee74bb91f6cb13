import { normalizeSearch } from '@zivina/czech/search-text'
import {
  amountFromGrams,
  GRAMS_PER_TABLESPOON,
  GRAMS_PER_TEASPOON,
  type MassBasis,
  massInGrams,
} from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { BULK_WEIGHTS, bulkDensity, UNIT_WEIGHTS } from './household-weights.ts'
import { GRAMS, type KitchenUnit, MILLILITERS } from './kitchen-units.ts'
import type { ParsedLine } from './parse-line.ts'

/** What turns a line's amount into the food's own unit. */
export type MeasuredFood = MassBasis & { name: string; weight_units: WeightUnit }

/** Units that may stand for one whole piece of a food that knows its weight: a head of cabbage, a bag of yeast. */
const LIKE_PIECE: readonly KitchenUnit[] = ['piece', 'head', 'clove', 'stalk', 'sachet', 'tub', 'package', 'cube']
/** Of these the piece's weight comes before the usual one of the unit. */
const PIECE_FIRST: readonly KitchenUnit[] = ['piece', 'head', 'stalk', 'sachet']

/**
 * The amount of a line in the unit its food is kept in: grams, millilitres by density, pieces by the weight of one, spoons.
 * A mass or volume told beside the amount counts before any usual weight.
 *
 * @returns null when the line gives no amount or the weight of its unit is unknown; never zero for that
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
  if (unit === 'teaspoon' && own === 'Teaspoon') return amount
  if (unit === 'tablespoon' && own === 'Tablespoon') return amount
  if (unit === 'piece' && own === 'Piece') return amount
  if (own === 'Milliliter' && isVolume(unit)) return amount * MILLILITERS[unit]
  const grams = gramsOf(amount, unit, food)
  return grams === null ? null : amountFromGrams(grams, own, food)
}

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

/** By the food's own density, then by what a measure of it weighs, then by the house's spoons. A cup of anything else is unknown. */
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
