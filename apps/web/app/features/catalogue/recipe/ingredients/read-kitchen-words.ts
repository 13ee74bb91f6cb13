import { roundTo } from '@zivina/czech/number-input'
import { readKitchenAmount } from '@zivina/domain/catalogue/kitchen/amount-from-measure'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { TypedWords } from '@zivina/domain/catalogue/kitchen/say-typed'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { amountAsTyped } from './amount-as-typed.ts'

/** An amount in the food's own unit, with the two decimals that are stored, and as it was typed, where that can be kept. */
export type WordsRead = { amount: number; typed: TypedWords | null }

/** Reads an amount in words: „2 lžíce“. Null where they are no amount of this food. */
export function readKitchenWords(text: string, food: MeasuredFood): WordsRead | null {
  const read = readKitchenAmount(text, food)
  if (read === null) return null
  const amount = roundTo(read, 2)
  const typed = readTypedAmount(text, null, food)
  const isSame = typed.kind === 'known' && typed.amount === amount
  return { amount, typed: isSame ? amountAsTyped(text, typed, food) : null }
}
