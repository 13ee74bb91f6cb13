import { formatAmount } from '@zivina/domain/catalogue/format'
import { type KitchenAmount, kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { sayTyped, scaleTyped } from '@zivina/domain/catalogue/kitchen/say-typed'
import { massInGrams } from '@zivina/nutrition/units'
import type { PageEdit } from '../edit/edit-reducer.ts'
import { type PageIngredient, typedWordsOf, type WordedLine } from '../edit/page-ingredient.ts'
import type { AmountWords } from './amount-words.ts'

/** The factor by which the chosen portions scale the recipe; 1 where it is shown as its author wrote it. */
export function scaleOf({ portion_size, original_portion_size }: PageEdit): number {
  return portion_size / original_portion_size
}

/**
 * An amount as it was typed, otherwise in the words of the kitchen; null where the reader wants units, or the food has no kitchen
 * description.
 */
export function sayAmount(words: AmountWords, line: WordedLine, scaledBy: number): KitchenAmount | null {
  if (words !== 'kitchen') return null
  const { ingredient, amount } = line
  const typed = typedWordsOf(line)
  if (typed) return sayTyped(typed, amount, ingredient)
  const written = scaledBy === 1 ? null : typedWordsOf({ ...line, amount: amount / scaledBy })
  const scaled = written && scaleTyped(written, scaledBy)
  if (scaled) return sayTyped(scaled, amount, ingredient)
  return ingredient.kitchen ? kitchenAmount(amount, ingredient, { scaledBy }) : null
}

/** The grams to show beside an amount: in the list of exact amounts too, where the food is counted or measured by spoons. */
export function gramsBeside(
  said: KitchenAmount | null,
  words: AmountWords,
  amount: number,
  ingredient: PageIngredient,
): string | null {
  const { weight_units: unit } = ingredient
  if (words === 'kitchen' || unit === 'Gram' || unit === 'Milliliter') return said?.beside ?? null
  const grams = massInGrams(amount, unit, ingredient)
  return grams === null ? null : formatAmount(grams, 'Gram')
}
