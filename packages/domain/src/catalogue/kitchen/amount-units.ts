import { massInGrams } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import type { KitchenUnit } from '../ingredient-line/kitchen-units.ts'
import { amountInOwnUnit } from '../ingredient-line/to-own-unit.ts'
import { amountFromMeasure } from './amount-from-measure.ts'
import type { AmountUnit } from './amount-unit.ts'
import type { MeasuredFood } from './kitchen-facts.ts'
import { MEASURES } from './measures.ts'

const OWN_UNITS = {
  Gram: 'g',
  Milliliter: 'ml',
  Piece: 'piece',
  Teaspoon: 'teaspoon',
  Tablespoon: 'tablespoon',
} as const satisfies Record<WeightUnit, AmountUnit>

/** The unit in which amounts of a food are stored. */
export function ownUnit({ weight_units }: Pick<MeasuredFood, 'weight_units'>): AmountUnit {
  return OWN_UNITS[weight_units]
}

/** Whether a number of the unit counts things: a bare small number of such food means it. */
export function isCountedUnit(unit: AmountUnit): boolean {
  return unit === 'piece' || unit === 'clove'
}

/** What a food can be measured in: its own unit, the scale, its pieces and other measures, spoons and cups that it has a weight for. */
export function unitsOf(food: MeasuredFood): AmountUnit[] {
  const measures = food.kitchen?.measures.map(({ measure }) => measure) ?? []
  const piece = (food.grams_per_piece ?? 0) > 0 ? (['piece'] as const) : []
  const all = [ownUnit(food), 'g', 'ml', ...measures, ...piece, 'tablespoon', 'teaspoon', 'cup'] as const
  return [...new Set(all)].filter((unit) => amountOfUnits(1, unit, food) !== null)
}

/** A count of a unit in the food's own unit; null, never zero, if the size of the unit is unknown. */
export function amountOfUnits(count: number, unit: AmountUnit, food: MeasuredFood): number | null {
  if (unit === ownUnit(food)) return count
  if (unit !== 'g' && unit !== 'ml') return amountFromMeasure(count, unit, food)
  return amountInOwnUnit({ amount: count, unit: kitchenUnitOf(unit), measure: null }, food)
}

/** The unit that lines of ingredients use for it. */
export function kitchenUnitOf(unit: AmountUnit): KitchenUnit {
  if (unit === 'g') return 'gram'
  return unit === 'ml' ? 'milliliter' : MEASURES[unit].unit
}

/** „ks“, „lžíce“, „hrst“: a unit in a list to choose from. */
export function amountUnitLabel(unit: AmountUnit): string {
  if (unit === 'g' || unit === 'ml') return unit
  return unit === 'piece' ? 'ks' : MEASURES[unit].forms.one
}

/**
 * A stored amount as a person would have typed it: „2“ and „ks“ where it is exactly so many pieces, halves included, otherwise the
 * number in the food's own unit. A round weight stays one: who writes 500 g of potatoes has weighed them.
 */
export function homeAmount(amount: number, food: MeasuredFood): { amount: number; unit: AmountUnit } {
  const own = ownUnit(food)
  const counted = own === 'g' || own === 'ml' ? unitsOf(food).find(isCountedUnit) : undefined
  const one = counted === undefined ? null : amountOfUnits(1, counted, food)
  // A piece as light as a leaf is as well weighed.
  const grams = one === null ? null : massInGrams(one, food.weight_units, food)
  if (counted === undefined || one === null || grams === null || grams < LIGHT_PIECE) return { amount, unit: own }
  if (amount % ROUND_WEIGHT === 0) return { amount, unit: own }
  const count = amount / one
  const isWhole = Math.abs(count * 2 - Math.round(count * 2)) < 1e-9 && count <= 12
  return isWhole ? { amount: count, unit: counted } : { amount, unit: own }
}

const LIGHT_PIECE = 2
const ROUND_WEIGHT = 50
