import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { TypedWords } from '@zivina/domain/catalogue/kitchen/say-typed'
import { useState } from 'react'
import { EMPTY_AMOUNT, readAmount } from './amount-text.ts'
import { hasWords, prepareReader, readWords } from './read-words.ts'

/** Reports an amount in the food's own unit; typed in words, with what was typed. */
export type OnAmount = (amount: number, typed?: TypedWords | null) => void

/**
 * The text of an amount field during typing. A valid number is reported at once; words are read when the field is left or Enter
 * is pressed, since half of „3 lžičky“ means something else.
 */
export function useTypedAmount(food: MeasuredFood, onAmount: OnAmount) {
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  /** Words that are no amount of this food. */
  const [refused, setRefused] = useState<string | null>(null)
  const read = typed === null ? null : readAmount(typed)
  const isEmpty = read !== null && read.amount === null && read.problem === null && !focused
  const awaits = typed !== null && hasWords(typed) && refused !== typed
  const problem = awaits ? null : (read?.problem ?? (isEmpty ? EMPTY_AMOUNT : null))

  const type = (text: string) => {
    const next = readAmount(text)
    // A space after the number may begin a word.
    setTyped(/\S\s+$/.test(text) ? text : next.text)
    prepareReader(text)
    if (next.amount !== null) onAmount(next.amount)
  }
  const settle = async () => {
    if (read?.amount != null) setTyped(null)
    if (typed === null || !awaits) return
    const words = await readWords(typed, food)
    if (words === null) return setRefused(typed)
    onAmount(words.amount, words.typed)
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? null : now))
  }
  const leave = () => {
    setFocused(false)
    void settle()
  }
  return {
    typed,
    focused,
    problem,
    type,
    leave,
    settle: () => void settle(),
    enter: () => setFocused(true),
    discard: () => setTyped(null),
  }
}
