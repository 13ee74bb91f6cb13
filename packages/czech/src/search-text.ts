import { stemWord } from './stem.ts'

/** Words that carry no meaning in a search. „bez“ is not among them: „bez lepku“ without it would search for gluten. */
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

/** How many words of a question are used, and how many letters of each; names of foods and dishes are far shorter. */
export const SEARCH_WORDS_MAX = 12
export const SEARCH_WORD_LENGTH_MAX = 32

/**
 * The part of a question that is searched for: its first twelve words, and the first 32 letters of each. A question within
 * these limits stays as written; a longer one becomes its normalised words, which find the same.
 */
export function boundSearch(text: string): string {
  const words = wordsOf(text)
  const bounded = words.slice(0, SEARCH_WORDS_MAX).map((word) => [...word].slice(0, SEARCH_WORD_LENGTH_MAX).join(''))
  return bounded.length === words.length && bounded.every((word, place) => word === words[place])
    ? text
    : bounded.join(' ')
}

/** The normalised words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return normalizeSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The stems of the words of a text, in their order and without repetition. Documents and queries both use this function, so
 * that „kureci rizek“, „kuřecí řízky“ and „kuřeci řizky“ find the same. Stop words are left out.
 */
export function searchStems(text: string): string[] {
  return [
    ...new Set(
      wordsOf(text)
        .filter((word) => !STOP_WORDS.has(word))
        .map(stemWord),
    ),
  ]
}
