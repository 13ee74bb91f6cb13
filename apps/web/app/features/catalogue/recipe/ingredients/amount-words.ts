import { type KitchenAmount, kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { createStore, useStore } from '#app/kit/store.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'

/** How a list words its amounts: in measures of the kitchen, or in grams and the other units of the foods. */
export type AmountWords = 'kitchen' | 'scale'

const KEY = 'zivina-amount-words'

/** Announces changes; the choice itself is in the browser's storage. */
const changes = createStore(null, () => {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
})
const tell = () => changes.write(null)
/** Replaces the storage where it is unavailable; lasts as long as the page. */
let unkept: AmountWords = 'kitchen'

/** Stores how this browser's reader wants amounts worded. */
export function keepAmountWords(words: AmountWords): void {
  unkept = words
  try {
    if (words === 'kitchen') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, words)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  tell()
}

function readWords(): AmountWords {
  try {
    return localStorage.getItem(KEY) === 'scale' ? 'scale' : 'kitchen'
  } catch {
    return unkept
  }
}

/** The reader's choice, updated as it changes in this and other tabs; the kitchen's words on the server. */
export function useAmountWords(): AmountWords {
  return useStore<AmountWords, AmountWords>(changes.subscribe, readWords, 'kitchen')
}

/** The factor by which the chosen portions scale the recipe; 1 where it is shown as its author wrote it. */
export function scaleOf({ portion_size, original_portion_size }: PageEdit): number {
  return portion_size / original_portion_size
}

/** An amount in the words of the kitchen; null where the reader wants units, or the food has no kitchen facts. */
export function sayAmount(
  words: AmountWords,
  amount: number,
  ingredient: PageIngredient,
  scaledBy: number,
): KitchenAmount | null {
  return words === 'kitchen' && ingredient.kitchen ? kitchenAmount(amount, ingredient, { scaledBy }) : null
}
