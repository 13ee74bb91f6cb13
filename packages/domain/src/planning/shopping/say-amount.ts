import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { massInGrams } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { formatAmount } from '#domain/catalogue/format.ts'
import { chooseMeasure } from '#domain/catalogue/kitchen/choose-measure.ts'
import { formatScale } from '#domain/catalogue/kitchen/cook-rounding.ts'
import { kitchenAmount } from '#domain/catalogue/kitchen/kitchen-amount.ts'
import type { KitchenFacts } from '#domain/catalogue/kitchen/kitchen-facts.ts'
import { measureInOwnUnit } from '#domain/catalogue/kitchen/measure-in-own-unit.ts'
import { type HouseholdMeasure, MEASURES, ordered } from '#domain/catalogue/kitchen/measures.ts'
import type { ChosenPackages } from './choose-packages.ts'
import type { LinePart } from './merge-parts.ts'
import type { ShoppingFood } from './shopping-part.ts'

/** What a shop sells by the count; a spoon or a cup is no amount to buy. */
const SOLD_BY: readonly HouseholdMeasure[] = [
  ...(['piece', 'bulb', 'head', 'bunch', 'can', 'package', 'tub', 'sachet', 'cube'] as const),
]

/** An amount that exceeds whole pieces by less than this is the trace of a binary fraction. */
const TRACE = 1e-6

/** An amount as a shopper reads it: „3 ks“ with „270 g“ beside it, or „1,2 kg“ alone. */
export type SaidAmount = { amount: string; beside: string | null }

/**
 * Words an amount that is needed or at home: in pieces or packages where the food is sold so and they are nearly that many, otherwise in
 * grams or millilitres, rounded up to whole ones: „80 g“ says more than „asi ¼ ks“. What is to be bought is worded by `sayBought`.
 *
 * @param food null for an amount in a unit that does not convert to the food's
 */
export function sayAmount(amount: number, unit: WeightUnit, food: ShoppingFood | null): SaidAmount {
  const scale = food === null || unit !== food.weight_units ? null : scaleOf(amount, food)
  if (scale === null || food === null) return { amount: formatAmount(amount, unit), beside: null }
  const said = kitchenAmount(amount, food)
  if (said.approximate || said.measure === null || !SOLD_BY.includes(said.measure))
    return { amount: scale, beside: null }
  const isCounted = said.measure === 'piece'
  return { amount: isCounted ? `${said.amount.replace(/\s*kus(y|ů|u)?$/u, '')}${NBSP}ks` : said.amount, beside: scale }
}

/**
 * Words an amount to buy. What is bought whole is rounded up to whole pieces or packages: of 12.25 eggs a shop sells 13. Beside it
 * stands what is needed, in grams or millilitres.
 *
 * @param food null for an amount in a unit that does not convert to the food's
 */
export function sayBought(amount: number, unit: WeightUnit, food: ShoppingFood | null): SaidAmount {
  if (food === null || unit !== food.weight_units) {
    return { amount: unit === 'Piece' ? pieces(amount) : formatAmount(roundedUp(amount), unit), beside: null }
  }
  const measure = chooseMeasure(amount, food, food.kitchen ?? NO_MEASURES)?.measure ?? null
  const one = measure === null ? null : measureInOwnUnit(measure, food)
  const scale = scaleOf(amount, food)
  if (measure !== null && one !== null && SOLD_BY.includes(measure)) {
    return { amount: counted(amount / one, measure), beside: scale }
  }
  if (unit === 'Piece') return { amount: pieces(amount), beside: scale }
  return { amount: scale ?? formatAmount(roundedUp(amount), unit), beside: null }
}

const NO_MEASURES: KitchenFacts = { name: '', genitive: '', counted: null, measures: [] }

const pieces = (count: number): string => `${formatNumber(wholeUp(count), 0)}${NBSP}ks`

function counted(exact: number, measure: HouseholdMeasure): string {
  if (measure === 'piece') return pieces(exact)
  const count = wholeUp(exact)
  const { forms, ...spec } = MEASURES[measure]
  const figure = 'bare' in spec && count === 1 ? '' : `${formatNumber(count, 0)}${NBSP}`
  return `${figure}${plural(count, ...ordered(forms))}`
}

/** Up to a whole number; the trace of a binary fraction needs no further piece. */
const wholeUp = (count: number): number => Math.ceil(count - TRACE)

/** Grams or millilitres, rounded up; null where the mass is unknown. */
function scaleOf(amount: number, food: ShoppingFood): string | null {
  if (food.weight_units === 'Milliliter') return formatScale(roundedUp(amount), 'ml')
  const grams = massInGrams(amount, food.weight_units, food)
  return grams === null ? null : formatScale(roundedUp(grams), 'g')
}

function roundedUp(amount: number): number {
  const step = amount < 10 ? 10 : 1
  return Math.ceil((amount - TRACE) * step) / step
}

/** „2 × 500 g“, „1 × 1 kg + 1 × 250 g“. */
export function sayPackages({ packages }: ChosenPackages, unit: WeightUnit): string {
  return packages.map(({ size, count }) => `${formatNumber(count, 0)}${NBSP}×${NBSP}${saySize(size, unit)}`).join(' + ')
}

/** What a recipe needs of a line, in the line's unit; of juice and zest their own amount, not the fruits. Null where it gives none. */
export function sayPart({ taken, adds, amount, unit }: LinePart, lineUnit: WeightUnit): string | null {
  if (taken === null) return saySize(adds, lineUnit)
  return amount === null || unit === null ? null : saySize(amount, unit)
}

/** The size of a package, or what is left of one: „500 g“, „1,5 l“, „10 ks“. */
export function saySize(size: number, unit: WeightUnit): string {
  if (unit === 'Gram') return formatScale(size, 'g')
  return unit === 'Milliliter' ? formatScale(size, 'ml') : formatAmount(size, unit)
}
