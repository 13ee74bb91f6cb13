import { linesOfSource } from '../plain-text.ts'
import { READ_LIMITS } from '../read-limits.ts'
import { holdsWord, SOURCE_LIMITS } from '../source-recipe.ts'
import type { Block } from './block-classes.ts'
import { markParts } from './bulleted-parts.ts'
import { readFacts } from './facts.ts'
import { headingOf } from './headings.ts'
import { firstSentence, isAmount, isMeasured, readProse, splitList } from './ingredient-lists.ts'
import { isInstruction } from './kitchen-verbs.ts'
import { joinLabels } from './label-lines.ts'
import { bare } from './marks.ts'
import { nameAboveList } from './name-above-list.ts'
import { isChapter } from './noise.ts'
import { withoutAsides } from './page-asides.ts'
import type { ReadLine } from './read-line.ts'
import { tellsPortions } from './stated-portions.ts'

/** A line of its own, and its block where that is known already. */
export type CutLine = { line: string; block: Block | null }

/** What is copied from columns has tabs between them. */
const COLUMN = /(?<=[\p{L}\d)%.,½¼¾])[ ]?\t+(?=\S)/gu

/** „… nechte v lednici. - Pražení koření:“ ends with the heading of the next step. */
const GLUED_TITLE = /(?<=[.!?]) (?=[–•*-] \p{Lu}[^.:!?]{2,40}:$)/u

/** „[12:41, 5. 3. 2024] Jana: “ before a message. */
const SENDER = /^\[[\d.:, /]{8,22}\] [^:]{1,40}: /

/** „Guláš od táty. Na 4 porce budete potřebovat: …“: the sentence that begins the list, run into the name. */
const RUN_ON =
  /^(\p{Lu}[^.!?:;\d]{2,80}?\p{L}{2}[)“]?)[.!] (?=(?:(?:Pro|Na)\s(?:\S+\s)?(?:\d|jedn|dv|tři|čtyři|pět|šest)|(?:Na to\s|K tomu\s)?(?:Budete|Budeme|Budeš|Potřebujeme|Potřebujete|Připravte si|Nachystejte si|Vezměte)|Suroviny|Ingredience)(?=[\s:\p{L}]))/u
/** A name has few words. */
const NAME_WORDS = 9

/** Only the first lines of a text may be its name. */
function cutRunOn(line: string, place: number): string[] {
  const [whole, name = ''] = place > 1 ? [] : (RUN_ON.exec(line) ?? [])
  const isNamed = whole !== undefined && name.split(' ').length <= NAME_WORDS && !isInstruction(name)
  return isNamed ? [name, line.slice(whole.length)] : [line]
}

/**
 * The lines of a pasted text, each for one thing: labels are joined with their values, headings parted from what follows their
 * colon, and a sentence that lists ingredients is cut into them.
 */
export function cutLines(text: string, readLine: ReadLine): CutLine[] {
  const lines = linesOfSource(text.replace(COLUMN, ' | '))
    .map((line) => line.slice(0, SOURCE_LIMITS.step).replace(SENDER, ''))
    .flatMap(cutRunOn)
  const joined = joinLabels(
    markParts(withoutAsides(lines.filter((line) => holdsWord(line) && !isChapter(line))), readLine),
  )
    .flatMap((line) => line.split(GLUED_TITLE))
    .flatMap((line) => cutNeeded(line, readLine))
    .flatMap(headingCutter())
    .flatMap((line) => cutFacts(line, readLine))
    .flatMap((line) => cutColumns(line, readLine))
  const cut = cutProse(joined, readLine).slice(0, READ_LIMITS.lines)
  const name = nameAboveList(
    cut.map(({ line }) => line),
    readLine,
  )
  return cut.map((one, at) => (at === name && one.block === null ? { ...one, block: 'before' } : one))
}

/** „Postup: Smícháme.“ are a heading and a step; below it, „Příprava jíšky: Smícháme.“ is a step. */
function headingCutter(): (line: string) => string[] {
  let inSteps = false
  return (line) => {
    const cut = cutHeading(line, inSteps)
    inSteps ||= headingOf(cut[0] ?? '', null)?.section === 'steps'
    return cut
  }
}

function cutHeading(line: string, inSteps: boolean): string[] {
  const heading = headingOf(line, null)
  if (inSteps && heading?.section === 'steps' && heading.told.includes(' ')) return [line]
  if (heading === null || !holdsWord(heading.rest) || readFacts(bare(line)).labelled || readFacts(bare(line)).only)
    return [line]
  if (heading.section !== 'ingredients' && heading.section !== 'steps') return [line]
  return [`${line.slice(0, line.indexOf(':') + 1)}`, heading.rest.replace(/^[\s*_]+/, '')]
}

/** What may stand before the first ingredient in its line. */
const NEEDED =
  /^((?:(?:na to|k tomu) )?(?:(?:bude(?:te|me|š)(?: si| k tomu| na to)? potřebovat)|potřebuje(?:te|me|š)|připravte si|suroviny|ingredience)) (?=\S)/iu

/** „Budete potřebovat 300 g tvarohu“ is a heading and the first ingredient of the lines below it. */
function cutNeeded(line: string, readLine: ReadLine): string[] {
  const heading = NEEDED.exec(line)?.[1]
  if (heading === undefined) return [line]
  const first = line.slice(heading.length + 1)
  const isOne =
    /^[\d½¼¾].*[^.!?]$/.test(first) &&
    isMeasured(first, readLine) &&
    !isAmount(first, readLine) &&
    !first.includes(', ')
  return isOne && !readFacts(first).only && !isInstruction(first) ? [`${heading}:`, first] : [line]
}

/** „4 porce: 2 cibule, 5 mrkví“ are portions and a list. */
function cutFacts(line: string, readLine: ReadLine): string[] {
  const at = line.indexOf(': ')
  const isList = at > 0 && at < MOST_LABEL && splitList(line.slice(at + 2), readLine).length > 1
  return isList && readFacts(bare(line.slice(0, at))).only ? [line.slice(0, at), line.slice(at + 2)] : [line]
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

/** Letters of a label before a list. */
const MOST_LABEL = 40
/** So many measured lines are a list, which a sentence before it only tells about. */
const LISTED = 4

/** Rows of nutrition list amounts as ingredients do. */
const NUTRITION = /(?:bílkovin|sacharid|tuk(?:y|ů):? |kcal|vlákniny? \d)/iu

/** The first sentence that lists ingredients is cut into them, unless the text has a list of them anyway. */
function cutProse(lines: readonly string[], readLine: ReadLine): CutLine[] {
  const plain = (line: string): CutLine => ({ line, block: null })
  let measured = 0
  const listed = lines.filter(
    (line) => isMeasured(line, readLine) && !isInstruction(line) && !line.includes(', '),
  ).length
  if (listed >= LISTED) return lines.map(plain)
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
