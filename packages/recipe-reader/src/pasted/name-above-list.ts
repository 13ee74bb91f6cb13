import { factsInName } from './facts.ts'
import { headingOf } from './headings.ts'
import { isMeasured } from './ingredient-lists.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { bare } from './marks.ts'
import type { ReadLine } from './read-line.ts'

/** So many ingredients that begin with their amounts make the line above them another thing. */
const FOLLOWING = 3

/**
 * The place of „banánové muffiny bez lepku (12 ks)“ above „2 banány“, „2 vejce“, which is the name and no ingredient: the first line with
 * an amount, which no heading of ingredients precedes and which alone has its number behind the words. -1 where there is none.
 */
export function nameAboveList(lines: readonly string[], readLine: ReadLine): number {
  const texts = lines.map(bare)
  const at = texts.findIndex(
    (text) => headingOf(text, null)?.section === 'ingredients' || (isMeasured(text, readLine) && !isInstruction(text)),
  )
  const name = texts[at] ?? ''
  const below = texts.slice(at + 1, at + 1 + FOLLOWING)
  const isName =
    /^\p{L}[^()]+ \([^()]+\)$/u.test(name) &&
    (factsInName(name)?.portions ?? null) !== null &&
    readLine(name.slice(0, name.indexOf(' ('))).known !== 'all'
  const isAbove =
    below.length === FOLLOWING && below.every((text) => /^[\d½¼¾]/.test(text) && isMeasured(text, readLine))
  return isName && isAbove ? at : -1
}
