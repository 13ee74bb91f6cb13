import { normalizeSearch } from '@zivina/czech/search-text'

/** A word, a number or a comma of a question: as typed, and in the form in which it is compared. */
export type QuestionWord = { typed: string; plain: string }

/** The words of a question. „30min“ is a number and a word; a dash joins two numbers. */
export function questionWords(text: string): QuestionWord[] {
  const parts = text.normalize('NFC').match(/\d+|\p{L}\p{M}*(?:\p{L}|\p{M})*|[,;+–-]/gu) ?? []
  return parts
    .map((typed) => ({ typed, plain: /[;+]/.test(typed) ? ',' : normalizeSearch(typed.replace('–', '-')) }))
    .filter(({ plain }) => plain !== '')
}

/**
 * How many words a pattern takes at the beginning of a text, at most up to the end of a whole word; 0 where it does not match.
 * @param pattern begins with `^`
 */
export function wordsTaken(pattern: RegExp, plain: string): number {
  const found = pattern.exec(plain)?.[0].trim()
  return found === undefined || found === '' ? 0 : found.split(' ').length
}

/** A pattern that matches one of several phrases at the beginning of a text and ends with a whole word. */
export function phrase(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'u')
}
