import { amountFromGrams } from '@zivina/nutrition/units'
import { MILLILITERS } from '../ingredient-line/unit-sizes.ts'
import type { MeasuredFood } from './kitchen-facts.ts'
import type { HouseholdMeasure } from './measures.ts'

/**
 * How much one measure of a food is in the food's own unit, by the unit itself and the food's own facts alone: a tablespoon of a
 * liquid is 15 ml, a clove of garlic 4 g, a piece of what is counted 1.
 *
 * @returns null where the food's facts do not name the measure, or the weight of its unit is unknown
 */
export function measureInOwnUnit(measure: HouseholdMeasure, food: MeasuredFood): number | null {
  const own = food.weight_units
  if (own === 'Milliliter' && isPoured(measure)) return MILLILITERS[measure]
  if (measure === OWN_MEASURES[own]) return 1
  const grams = food.kitchen?.measures.find((row) => row.measure === measure)?.grams ?? null
  return grams !== null && grams > 0 ? amountFromGrams(grams, own, food) : null
}

/** Units of foods that are household measures themselves. */
const OWN_MEASURES: Record<MeasuredFood['weight_units'], HouseholdMeasure | null> = {
  Gram: null,
  Milliliter: null,
  Piece: 'piece',
  Teaspoon: 'teaspoon',
  Tablespoon: 'tablespoon',
}

function isPoured(measure: HouseholdMeasure): measure is 'teaspoon' | 'tablespoon' | 'cup' {
  return measure === 'teaspoon' || measure === 'tablespoon' || measure === 'cup'
}
