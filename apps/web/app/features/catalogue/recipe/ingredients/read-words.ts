import { MAX_AMOUNT } from '@zivina/czech/number-input'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { WordsRead } from './read-kitchen-words.ts'

const loadReader = () => import('./read-kitchen-words.ts')

/** Loads the reader of words while they are typed, so that leaving the field finds it ready. */
export function prepareReader(text: string): void {
  if (hasWords(text)) void loadReader()
}

/** Whether a typed amount is more than a number: „3 lžíce“, „½ hrnku“. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{No}/]/u.test(text)
}

/**
 * Reads a typed amount in words. The reader of lines is loaded when it is first needed.
 *
 * @returns null where the text is no amount of this food
 */
export async function readWords(text: string, food: MeasuredFood): Promise<WordsRead | null> {
  const { readKitchenWords } = await loadReader()
  const read = readKitchenWords(text, food)
  return read !== null && read.amount > 0 && read.amount <= MAX_AMOUNT ? read : null
}
