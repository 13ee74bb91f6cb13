import { MAX_AMOUNT, roundTo } from '@zivina/czech/number-input'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'

const loadReader = () => import('@zivina/domain/catalogue/kitchen/amount-from-measure')

/** Loads the reader of words while they are typed, so that leaving the field finds it ready. */
export function prepareReader(text: string): void {
  if (hasWords(text)) void loadReader()
}

/** Whether a typed amount is more than a number: „3 lžíce“, „½ hrnku“. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{No}/]/u.test(text)
}

/**
 * Reads a typed amount in words and returns it in the food's own unit, with the two decimals that are stored. The reader of lines
 * is loaded when it is first needed.
 *
 * @returns null where the text is no amount of this food
 */
export async function readWords(text: string, food: MeasuredFood): Promise<number | null> {
  const { readKitchenAmount } = await loadReader()
  const amount = readKitchenAmount(text, food)
  const stored = amount === null ? null : roundTo(amount, 2)
  return stored !== null && stored > 0 && stored <= MAX_AMOUNT ? stored : null
}
