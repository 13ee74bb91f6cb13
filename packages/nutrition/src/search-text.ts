import { stemWord } from './czech-stem.ts'

/** Words that say nothing about a dish. „bez“ is not among them: „bez lepku“ without it would ask for gluten. */
const STOP_WORDS = new Set('a i k ke na o od po pro pres pri s se u v ve z ze'.split(' '))

/**
 * The form in which texts are compared: lowercase, without accents, without control and invisible characters, runs of
 * whitespace as one space, no space at the ends.
 */
export function normalizeSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/ {2,}/gu, ' ')
    .trim()
}

/**
 * The stems of the words of a text, in their order and without repetition. Documents and queries go through this same
 * function, so that „kureci rizek“, „kuřecí řízky“ and „kuřeci řizky“ ask for the same. Stop words are left out.
 */
export function searchStems(text: string): string[] {
  const words = normalizeSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word)).map(stemWord))]
}
