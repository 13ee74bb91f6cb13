import { readAmount, spellNumbers } from './amounts.ts'

/** What a cooked dish is served in. A whole pot is no measure of what one person ate. */
const SERVED = /^(?:porce|porci|porcí|porcích|talíř(?:e|i|ů|ek|ku|ky)?|mis(?:ka|ky|ku|ce|ek)|mís(?:a|y|u))$/iu
const PORTION = /(?<!\p{L})porc(?:e|i|í)\s(?=\p{L})/iu

/** How many portions, plates or bowls a line begins with: „půl talíře svíčkové“ is 0.5, „porce guláše“ is 1. Null where none. */
export function servedOf(text: string): number | null {
  const words = spellNumbers(text).split(' ')
  const amount = readAmount(words)
  if (!SERVED.test(words[amount?.words ?? 0] ?? '')) return null
  return amount === null ? 1 : amount.low === null || amount.high === null ? null : (amount.low + amount.high) / 2
}

/** A line without the word for a portion, which names no food. */
export const withoutPortion = (text: string): string => (servedOf(text) === null ? text : text.replace(PORTION, ''))
