import { NBSP } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { gramsPerUnit, massInGrams } from '@zivina/nutrition/units'
import { formatAmount } from '../format.ts'
import { type ChosenMeasure, chooseMeasure, keepMeasure } from './choose-measure.ts'
import { formatCount, formatScale, isApproximate, roundForScale } from './cook-rounding.ts'
import type { KitchenFacts, MeasuredFood } from './kitchen-facts.ts'
import { type HouseholdMeasure, MEASURES, ordered } from './measures.ts'

/** An amount of a food as a cook reads it. Only for display: sums use the exact amount. */
export type KitchenAmount = {
  /** The whole: „4 stroužky česneku“, „asi 1 lžíce másla“, „hrst rukoly“, „600 g kuřecích prsou“. */
  text: string
  /** Its two parts, for a list with columns: „4 stroužky“ and „česneku“. */
  amount: string
  name: string
  /** Grams or millilitres of the same amount, to show beside: „16 g“; null where `amount` already is that, or it is unknown. */
  beside: string | null
  /** Null where the amount is shown in grams, millilitres or the food's own unit. */
  measure: HouseholdMeasure | null
  /** The count of the measure that is shown; null without one. */
  count: number | null
  /** True where the shown amount is more than ten per cent off; `text` then says „asi“. */
  approximate: boolean
}

/**
 * Words an amount for the kitchen: in a measure of the food where one fits, otherwise in grams or millilitres. An amount in grams
 * or millilitres is rounded to what a scale shows only where the recipe is scaled; as written by the author it stays. A scaled recipe
 * keeps the measures of the written one.
 *
 * @param amount the exact amount in the food's own unit, after scaling
 * @param scaledBy the factor from the author's amount; 1 where the recipe is shown as written
 */
export function kitchenAmount(amount: number, food: MeasuredFood, { scaledBy = 1 } = {}): KitchenAmount {
  const kitchen = food.kitchen ?? null
  const chosen = kitchen === null || amount <= 0 ? null : measureOf(amount, food, kitchen, scaledBy)
  if (kitchen === null || chosen === null) return inScaleUnit(amount, food, scaledBy !== 1)
  return inMeasure(amount, food, kitchen, chosen)
}

/** The measure of the recipe as written where it still fits, otherwise what fits now; none where grams were written. */
function measureOf(amount: number, food: MeasuredFood, kitchen: KitchenFacts, scaledBy: number): ChosenMeasure | null {
  if (scaledBy === 1) return chooseMeasure(amount, food, kitchen)
  const kept = keepMeasure(amount, food, kitchen, scaledBy)
  return kept === 'other' ? chooseMeasure(amount, food, kitchen) : kept
}

function inMeasure(amount: number, food: MeasuredFood, kitchen: KitchenFacts, chosen: ChosenMeasure): KitchenAmount {
  const { measure, count } = chosen
  const spec = MEASURES[measure]
  const counted = measure === 'piece' ? kitchen.counted : null
  const noun = plural(count, ...ordered(counted ?? spec.forms))
  const figure = 'bare' in spec && count === 1 ? '' : `${formatCount(count)}${NBSP}`
  const approximate = isApproximate(count, chosen.exact)
  const about = approximate ? `asi${NBSP}` : ''
  const said = counted
    ? { amount: `${about}${formatCount(count)}`, name: noun }
    : { amount: `${about}${figure}${noun}`, name: kitchen.genitive }
  const text = counted ? `${said.amount}${NBSP}${said.name}` : `${said.amount} ${said.name}`
  return { ...said, text, beside: besideOf(amount, food), measure, count, approximate }
}

/** Millilitres where they are the food's own unit, otherwise grams; null where the mass is unknown. */
export function besideOf(amount: number, food: MeasuredFood): string | null {
  if (food.weight_units === 'Milliliter') return formatScale(roundForScale(amount), 'ml')
  const grams = massInGrams(amount, food.weight_units, food)
  return grams === null ? null : formatScale(roundForScale(grams), 'g')
}

/** The amount in grams or millilitres; a piece or a spoon that no measure fits is weighed where its weight is known. */
function inScaleUnit(amount: number, food: MeasuredFood, rounded: boolean): KitchenAmount {
  const own = food.weight_units
  const unit = own === 'Milliliter' ? 'ml' : own === 'Gram' || (food.kitchen && knowsMass(food)) ? 'g' : null
  const exact = unit === 'ml' ? amount : massInGrams(amount, own, food)
  const name = food.kitchen?.genitive ?? food.name
  const plain = { name, beside: null, measure: null, count: null }
  if (unit === null || exact === null) {
    const said = formatAmount(amount, own)
    return { ...plain, amount: said, text: `${said} ${name}`, approximate: false }
  }
  const shown = rounded || own !== (unit === 'ml' ? 'Milliliter' : 'Gram') ? roundForScale(exact) : written(exact)
  const approximate = isApproximate(shown, exact)
  const said = `${approximate ? `asi${NBSP}` : ''}${formatScale(shown, unit)}`
  return { ...plain, amount: said, text: `${said} ${name}`, approximate }
}

const knowsMass = (food: MeasuredFood): boolean => gramsPerUnit(food.weight_units, food) !== null

/** As the author wrote it; an amount too small for two decimals is rounded instead, never to zero. */
function written(amount: number): number {
  return amount > 0 && amount < 0.01 ? roundForScale(amount) : amount
}
