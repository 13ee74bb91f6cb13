import { parseBarcode } from '@zivina/contract/catalogue/barcode'
import { splitMeals } from '@zivina/domain/body/diary-text/split-meals'
import { calendarDay } from '@zivina/domain/calendar-day'
import { spellNumbers } from '@zivina/domain/catalogue/ingredient-line/amounts'
import { readHead } from '@zivina/domain/catalogue/ingredient-line/line-quantity'
import { servedOf } from '@zivina/domain/catalogue/ingredient-line/served'
import { splitItems } from '@zivina/domain/planning/shopping/split-items'

/** The typed text: the code of a package, a sentence with an amount or several things, or a name to search for. */
export type EntryKind = { kind: 'code'; code: string } | { kind: 'sentence' } | { kind: 'search' }

/**
 * Tells them apart as the list and the pantry do: „2 rohlíky a 100 g šunky“ says what was eaten, „rohlík“ and „mléko 1,5 %“ are
 * searched for.
 */
export function entryKind(text: string): EntryKind {
  const said = text.trim()
  const code = /^[\d\s]+$/.test(said) ? parseBarcode(said) : null
  if (code !== null) return { kind: 'code', code }
  // „k obědu 2 rohlíky“
  const meals = splitMeals(said, calendarDay(new Date()))
  const isSentence =
    meals.length > 1 || splitItems(said).length > 1 || meals.some(({ text: eaten }) => saysAmount(eaten))
  return { kind: isSentence ? 'sentence' : 'search' }
}

function saysAmount(said: string): boolean {
  const head = readHead(spellNumbers(said), [])
  const isMeasured = head?.amount != null && /\p{L}{3}/u.test(head.rest)
  return isMeasured || (/\s/.test(said) && servedOf(said) !== null)
}
