import { roundTo } from '@zivina/czech/number-input'
import { amountFromGrams, type MassBasis, massInGrams } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'

/** A food whose amounts can be converted. */
export type WeighedFood = MassBasis & { weight_units: WeightUnit }

/**
 * The amount of the substitute, in its own unit, for an amount of the original. It is rounded to what a kitchen measures: whole grams
 * from 20 on, halves from 5 on, tenths below, hundredths below a tenth; pieces to quarters. Nothing is rounded to nothing.
 *
 * @param amount in the unit of the original, ≥ 0
 * @param ratio mass of the substitute for one unit of mass of the original, > 0
 * @returns null where the mass of either is unknown
 */
export function substituteAmount(
  amount: number,
  original: WeighedFood,
  substitute: WeighedFood,
  ratio: number,
): number | null {
  const grams = massInGrams(amount, original.weight_units, original)
  if (grams === null) return null
  const exact = amountFromGrams(grams * ratio, substitute.weight_units, substitute)
  return exact === null ? null : roundForKitchen(exact, substitute.weight_units)
}

function roundForKitchen(amount: number, unit: WeightUnit): number {
  if (amount <= 0) return 0
  const step = stepOf(amount, unit)
  const rounded = roundTo(Math.round(amount / step) * step, 2)
  return rounded > 0 ? rounded : Math.max(roundTo(amount, 2), 0.01)
}

function stepOf(amount: number, unit: WeightUnit): number {
  if (unit !== 'Gram' && unit !== 'Milliliter') return 0.25
  if (amount >= 20) return 1
  if (amount >= 5) return 0.5
  return amount >= 0.1 ? 0.1 : 0.01
}
