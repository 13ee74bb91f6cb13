import { normalizeSearch } from '@zivina/czech/search-text'

/** Lower case without accents, one letter for one letter: what is found in it stands at the same place of the text. */
export function foldLetters(text: string): string {
  return [...text].map((letter) => normalizeSearch(letter).slice(0, letter.length) || letter).join('')
}
