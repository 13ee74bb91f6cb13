import { NBSP } from '@zivina/czech/format-number'
import type { Constituent } from '@zivina/nutrition/constituents/constituents'
import { type Range, scaleRange } from '@zivina/nutrition/constituents/range'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import { type NutrientLimits, nutrientRange } from '@zivina/nutrition/constituents/sum-ranges'
import { KILOJOULES_PER_KILOCALORIE } from '@zivina/nutrition/energy'
import type { NutrientValues } from '@zivina/nutrition/macros'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { amountFromGrams, gramsPerUnit, nutrientBasis } from '@zivina/nutrition/units'
import { formatAmount } from '../format.ts'
import type { MeasuredFood } from '../kitchen/kitchen-facts.ts'
import { MEASURES } from '../kitchen/measures.ts'

/** A food with its figures, in its own unit and in 100 g, as an ingredient has them. */
export type FoodWithFigures = MeasuredFood & {
  nutrients: NutrientValues
  nutrient_limits: NutrientLimits
} & Parameters<typeof rangeOf>[0]

/** A quantity of a food whose values are told: 100 g, 100 ml, a piece, a spoon. */
export type FoodQuantity = {
  /** Unique among the quantities of a food. */
  key: string
  /** „100 g“, „1 lžíce“, „1 vejce“. */
  label: string
  /** In the food's own unit; null where it cannot be converted. */
  amount: number | null
  /** Null where the mass is unknown. */
  grams: number | null
}

/**
 * The quantities in which the values of a food are told: 100 g where the mass of its unit is known, its own unit where that is
 * another one, and each of its household measures. What cannot be converted is left out, never taken for zero.
 */
export function foodQuantities(food: MeasuredFood): FoodQuantity[] {
  const perUnit = gramsPerUnit(food.weight_units, food)
  const hundred = inGrams('100g', `100${NBSP}g`, 100, food)
  const own =
    food.weight_units === 'Gram' || (food.weight_units === 'Piece' && hasPiece(food)) ? [] : [ownUnit(food, perUnit)]
  const measures = (food.kitchen?.measures ?? []).map(({ measure, grams }) => {
    const counted = measure === 'piece' ? food.kitchen?.counted?.one : undefined
    return inGrams(measure, `1${NBSP}${counted ?? MEASURES[measure].forms.one}`, grams, food)
  })
  return [...(perUnit === null ? [] : [hundred]), ...own, ...measures].filter(
    ({ amount, grams }) => amount !== null || grams !== null,
  )
}

const hasPiece = (food: MeasuredFood): boolean =>
  food.kitchen?.measures.some(({ measure }) => measure === 'piece') ?? false

function ownUnit(food: MeasuredFood, perUnit: number | null): FoodQuantity {
  const amount = nutrientBasis(food.weight_units)
  const key = amount === 100 ? '100ml' : 'own'
  return { key, label: formatAmount(amount, food.weight_units), amount, grams: perUnit && perUnit * amount }
}

function inGrams(key: string, label: string, grams: number, food: MeasuredFood): FoodQuantity {
  return { key, label, amount: amountFromGrams(grams, food.weight_units, food), grams }
}

/**
 * What a quantity of a food contains of a nutrient: kJ, kcal or grams; equal bounds where the figure is known exactly, from zero
 * where it is only known to be below a limit.
 *
 * @returns null where the figure is unknown, or the quantity cannot be converted to the food's unit
 */
export function nutrientOf(food: FoodWithFigures, nutrient: Nutrient, { amount }: FoodQuantity): Range | null {
  if (amount === null) return null
  const isCalories = nutrient === 'calories'
  const range = nutrientRange(
    { nutrients: food.nutrients, limits: food.nutrient_limits },
    isCalories ? 'kilojoules' : nutrient,
  )
  const factor = amount / nutrientBasis(food.weight_units) / (isCalories ? KILOJOULES_PER_KILOCALORIE : 1)
  return range && scaleRange(range, factor)
}

/**
 * The same of a constituent, in its unit; the figures are in 100 g.
 *
 * @returns null where the figure or the mass of the quantity is unknown
 */
export function constituentOf(food: FoodWithFigures, constituent: Constituent, { grams }: FoodQuantity): Range | null {
  const range = rangeOf(food, constituent)
  return range === null || grams === null ? null : scaleRange(range, grams / 100)
}
