import { linesOfSource } from '../plain-text.ts'
import { READ_LIMITS } from '../read-limits.ts'
import { holdsWord, SOURCE_LIMITS } from '../source-recipe.ts'
import type { Block } from './block-classes.ts'
import { readFacts, tellsPortions } from './facts.ts'
import { headingOf } from './headings.ts'
import { firstSentence, isAmount, isMeasured, readProse } from './ingredient-lists.ts'
import { joinLabels } from './label-lines.ts'
import { bare } from './marks.ts'
import { isChapter } from './noise.ts'
import type { ReadLine } from './read-line.ts'

/** A line of its own, and its block where that is known already. */
export type CutLine = { line: string; block: Block | null }

/** What is copied from columns has tabs between them. */
const COLUMN = /(?<=[\p{L}\d)%.,½¼¾])[ ]?\t+(?=\S)/gu

/** „[12:41, 5. 3. 2024] Jana: “ before a message. */
const SENDER = /^\[[\d.:, /]{8,22}\] [^:]{1,40}: /

/**
 * The lines of a pasted text, each for one thing: labels are joined with their values, headings parted from what follows their
 * colon, and a sentence that lists ingredients is cut into them.
 */
export function cutLines(text: string, readLine: ReadLine): CutLine[] {
  const lines = linesOfSource(text.replace(COLUMN, ' | ')).map((line) =>
    line.slice(0, SOURCE_LIMITS.step).replace(SENDER, ''),
  )
  const joined = joinLabels(lines.filter((line) => holdsWord(line) && !isChapter(line)))
    .flatMap(cutHeading)
    .flatMap((line) => cutColumns(line, readLine))
  return cutProse(joined, readLine).slice(0, READ_LIMITS.lines)
}

/** „Postup: Smícháme.“ are a heading and a step. */
function cutHeading(line: string): string[] {
  const heading = headingOf(line, null)
  if (heading === null || !holdsWord(heading.rest) || readFacts(bare(line)).labelled || readFacts(bare(line)).only)
    return [line]
  if (heading.section !== 'ingredients' && heading.section !== 'steps') return [line]
  return [`${line.slice(0, line.indexOf(':') + 1)}`, heading.rest.replace(/^[\s*_]+/, '')]
}

/** „1 kg brambor | 300 g majonézy“ are two ingredients. */
function cutColumns(line: string, readLine: ReadLine): string[] {
  if (!line.includes('|')) return [line]
  const cells = line
    .split('|', READ_LIMITS.line_parts)
    .map((cell) => cell.trim())
    .filter(holdsWord)
  const isWhole = (cell: string) => isMeasured(cell, readLine) && !isAmount(cell, readLine) && !readFacts(cell).only
  return cells.length > 1 && cells.every(isWhole) ? cells : [line]
}

/** Rows of nutrition list amounts as ingredients do. */
const NUTRITION = /(?:bílkovin|sacharid|tuk(?:y|ů):? |kcal|vlákniny? \d)/iu

/** The first sentence that lists ingredients is cut into them, unless the text has a list of them anyway. */
function cutProse(lines: readonly string[], readLine: ReadLine): CutLine[] {
  const plain = (line: string): CutLine => ({ line, block: null })
  let measured = 0
  for (const [at, line] of lines.entries()) {
    if (measured > 1 || headingOf(line, null)?.section === 'ingredients') break
    const prose = NUTRITION.test(line.slice(0, 400)) ? null : readProse(line, readLine)
    if (prose === null) {
      if (isMeasured(line, readLine)) measured += 1
      continue
    }
    const before: CutLine[] = holdsWord(prose.before) ? [plain(prose.before.trim())] : []
    const found = prose.lines.slice(0, SOURCE_LIMITS.ingredients + 1)
    const [first, more] = firstSentence(prose.rest)
    const rest = tellsPortions(first) ? more : prose.rest
    return [
      ...lines.slice(0, at).map(plain),
      ...before,
      ...found.map((one): CutLine => ({ line: one, block: 'ingredient' })),
      ...(holdsWord(rest) ? [plain(rest)] : []),
      ...lines.slice(at + 1).map(plain),
    ]
  }
  return lines.map(plain)
}
