import { headingOf, looksLikePart } from './headings.ts'
import { isMeasured } from './ingredient-lists.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { BULLET, bare } from './marks.ts'
import type { ReadLine } from './read-line.ts'

const LONGEST = 40

/**
 * „Cukrový sirup“ between bulleted ingredients, itself without a bullet, heads the part of the dish that follows: it gets the colon
 * that other headings of parts have. One remark may stand between it and its ingredients.
 */
export function markParts(lines: readonly string[], readLine: ReadLine): string[] {
  const isListed = (line: string | undefined) =>
    line !== undefined && BULLET.test(line) && isMeasured(bare(line), readLine)
  return lines.map((line, at) => {
    if (!isListed(lines[at - 1]) || !isShort(line)) return line
    const [next, later] = [lines[at + 1], lines[at + 2]]
    const isAbove = isListed(next) || (next !== undefined && !BULLET.test(next) && isListed(later))
    return isAbove ? `${line}:` : line
  })
}

/** A few words that nothing else makes a heading. */
function isShort(line: string): boolean {
  return (
    line.length <= LONGEST &&
    !BULLET.test(line) &&
    /^\p{Lu}[\p{L} ]+$/u.test(line) &&
    line.split(' ', 5).length <= 4 &&
    headingOf(line, null) === null &&
    !looksLikePart(line) &&
    !isInstruction(line)
  )
}
