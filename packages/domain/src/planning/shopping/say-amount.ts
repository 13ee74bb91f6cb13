import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { massInGrams } from '@zivina/nutrition/units'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { formatAmount } from '#domain/catalogue/format.ts'
import { formatScale } from '#domain/catalogue/kitchen/cook-rounding.ts'
import { kitchenAmount } from '#domain/catalogue/kitchen/kitchen-amount.ts'
import type { HouseholdMeasure } from '#domain/catalogue/kitchen/measures.ts'
import type { ChosenPackages } from './choose-packages.ts'
import type { ShoppingFood } from './shopping-part.ts'

/** What a shop sells by the count; a spoon or a cup is no amount to buy. */
const SOLD_BY: readonly HouseholdMeasure[] = [
  ...(['piece', 'bulb', 'head', 'bunch', 'can', 'package', 'tub', 'sachet', 'cube'] as const),
]

/** An amount as a shopper reads it: „3 ks“ with „270 g“ beside it, or „1,2 kg“ alone. */
export type SaidAmount = { amount: string; beside: string | null }

/**
 * Words an amount for the shop: in pieces or packages where the food is sold so, otherwise in grams or millilitres, rounded up to
 * whole ones, so that not less than needed is bought.
 *
 * @param food null for an amount in a unit that does not convert to the food's
 */
export function sayAmount(amount: number, unit: WeightUnit, food: ShoppingFood | null): SaidAmount {
  const scale = food === null || unit !== food.weight_units ? null : scaleOf(amount, food)
  if (scale === null || food === null) return { amount: formatAmount(amount, unit), beside: null }
  const said = kitchenAmount(amount, food)
  if (said.measure === null || !SOLD_BY.includes(said.measure)) return { amount: scale, beside: null }
  const isCounted = said.measure === 'piece'
  return { amount: isCounted ? `${said.amount.replace(/\s*kus(y|ů|u)?$/u, '')}${NBSP}ks` : said.amount, beside: scale }
}

/** Grams or millilitres, rounded up; null where the mass is unknown. */
function scaleOf(amount: number, food: ShoppingFood): string | null {
  if (food.weight_units === 'Milliliter') return formatScale(roundedUp(amount), 'ml')
  const grams = massInGrams(amount, food.weight_units, food)
  return grams === null ? null : formatScale(roundedUp(grams), 'g')
}

function roundedUp(amount: number): number {
  const step = amount < 10 ? 10 : 1
  return Math.ceil((amount - 1e-6) * step) / step
}

/** „2 × 500 g“, „1 × 1 kg + 1 × 250 g“. */
export function sayPackages({ packages }: ChosenPackages, unit: WeightUnit): string {
  return packages.map(({ size, count }) => `${formatNumber(count, 0)}${NBSP}×${NBSP}${saySize(size, unit)}`).join(' + ')
}

/** The size of a package, or what is left of one: „500 g“, „1,5 l“, „10 ks“. */
export function saySize(size: number, unit: WeightUnit): string {
  if (unit === 'Gram') return formatScale(size, 'g')
  return unit === 'Milliliter' ? formatScale(size, 'ml') : formatAmount(size, unit)
}
