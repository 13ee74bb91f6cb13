import { type KitchenAmount, kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'
import type { AmountWords } from './amount-words.ts'

/** The factor by which the chosen portions scale the recipe; 1 where it is shown as its author wrote it. */
export function scaleOf({ portion_size, original_portion_size }: PageEdit): number {
  return portion_size / original_portion_size
}

/** An amount in the words of the kitchen; null where the reader wants units, or nobody has described the food for the kitchen. */
export function sayAmount(
  words: AmountWords,
  amount: number,
  ingredient: PageIngredient,
  scaledBy: number,
): KitchenAmount | null {
  return words === 'kitchen' && ingredient.kitchen ? kitchenAmount(amount, ingredient, { scaledBy }) : null
}
