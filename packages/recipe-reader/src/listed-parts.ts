import { segmentOfPart } from '@zivina/domain/catalogue/segment-of-part'
import type { FoundLine, FoundStep } from './source-recipe.ts'

/** A heading between lines or steps, and the end of what it is above. */
type Heading = { heading: string }
type SectionEnd = { end: true }
export type StepToken = FoundStep | Heading | SectionEnd
export type LineToken = FoundLine | Heading

/** Letters and words that a heading may have. */
const LONGEST = 60
const MOST_WORDS = 6
const MARKED =
  /^(?:#{1,6}\s*(?<hash>\S.*)|\*\*(?<bold>[^*]+)\*\*:?|(?:-{2,}|={2,})\s*(?<rule>[^-=].*?)\s*(?:-{2,}|={2,})|\[(?<bracket>[^[\]]+)\])$/u
/** Headings of the whole list. */
const WHOLE_LIST =
  /^(?:suroviny|ingredience|ingredients|přísady|potřebujeme|postup|příprava|instructions|directions|method)$/iu
/** Parts of a dish that are not bought by these names. */
const ALONE =
  /^(?:na\s)?(?:těsto|náplň|krém|polev[au]|omáčk[au]|marinád[au]|drobenk[au]|posypk[au]|korpus|zálivk[au]|nádivk[au])$/iu

/** The heading that a line of a list is; null where it is none. */
export function headingIn(text: string): string | null {
  const line = text.trim()
  if (line.length > LONGEST + 20) return null
  const marked = MARKED.exec(line)?.groups
  const inner = marked && (marked.hash ?? marked.bold ?? marked.rule ?? marked.bracket)
  if (inner !== undefined) return isName(inner) ? bare(inner) : null
  const isLabel = line.endsWith(':') && isName(line)
  const isShouted =
    line.length > 3 && line === line.toLocaleUpperCase('cs') && segmentOfPart(line) !== 'Main' && isName(line)
  return isLabel || isShouted || ALONE.test(line) ? bare(line) : null
}

const bare = (text: string): string => text.replace(/[\s:#*]+$/u, '').trim()

/** Few words without an amount: „Těsto (na 2 plechy)“. */
function isName(text: string): boolean {
  const words = text.replace(/\([^()]*\)/gu, ' ')
  return !/\d/.test(words) && words.trim().split(/\s+/u).length <= MOST_WORDS && /\p{L}/u.test(words)
}

/**
 * Lines of ingredients with the headings above them. A heading that nothing follows is a line: it may have been none.
 */
export function* partedLines(tokens: Iterable<LineToken>): Generator<FoundLine> {
  let part: string | null = null
  let unread: string | null = null
  for (const token of tokens) {
    const heading = 'heading' in token ? token.heading : token.part == null ? headingIn(token.text) : null
    if (heading !== null) {
      if (unread !== null) yield { text: unread }
      part = WHOLE_LIST.test(heading) ? null : heading
      unread = 'heading' in token ? null : part
    } else if ('text' in token) {
      unread = null
      yield { ...token, part: token.part ?? part }
    }
  }
  if (unread !== null) yield { text: unread }
}

/** „Krok 3:“, „Step 3“, „3. krok –“ */
const NUMBERED_WORD =
  /^(?:(?:krok|step|bod)\s*(?:č\.\s*)?\d{1,2}(?:\s*[.:)–-]+\s*|\s+(?=\p{Lu})|$)|\d{1,2}\.\s*(?:krok|step)(?:\s*[.:)–-]+\s*|\s+(?=\p{Lu})|$))/iu
/** „1. “, „2) “, „(3) “, „4 – “ */
const NUMBERED = /^\(?(\d{1,2})(?:[.)]\)?|\s[-–])(?:\s*(?=[\p{L}„"]|\d+\s?\p{L})|$)/u
/** „1️⃣ “, „① “ */
const SIGN = /^(?:\d\ufe0f?\u20e3|[\u2460-\u2473])\s*/u
/** A step that only says that it is one. */
const NO_STEP = /^(?:krok|step|postup|instructions|directions)\s*:?$/iu

/**
 * Steps without the numbers in front of them; a heading begins the step after it, as in pasted texts. What only numbers is no step.
 */
export function* toldSteps(tokens: Iterable<StepToken>): Generator<FoundStep> {
  let above: string | null = null
  let told = 0
  const withAbove = (step: FoundStep): FoundStep => {
    const text = above === null ? step.text : `${above}: ${step.text}`
    above = null
    told += 1
    return { ...step, text }
  }
  for (const token of tokens) {
    if ('end' in token) {
      // A section without steps is one itself.
      if (above !== null) yield { text: above }
      above = null
      continue
    }
    const heading = 'heading' in token ? token.heading : headingIn(withoutNumber(token.text, told + 1))
    if (heading !== null) {
      if (isTold(heading) && !WHOLE_LIST.test(heading)) above = above === null ? heading : `${above}, ${heading}`
      continue
    }
    if (!('text' in token)) continue
    const text = withoutNumber(token.text, told + 1)
    if (isTold(text)) yield withAbove({ title: titleOf(token.title ?? null, text), text })
  }
  if (above !== null) yield { text: above }
}

/** Whether words say more than that they are a step. */
const isTold = (text: string): boolean => text !== '' && !NO_STEP.test(text) && !/^\d{1,2}$/.test(text)

/** A number before a small letter is one of a day as well: it goes only where it is the step's own. */
function withoutNumber(text: string, place: number): string {
  const line = text.trim()
  const worded = line.replace(SIGN, '').replace(NUMBERED_WORD, '')
  const match = NUMBERED.exec(worded)
  if (match === null) return worded
  const rest = worded.slice(match[0].length)
  return /^\p{Ll}/u.test(rest) && Number(match[1]) !== place ? worded : rest
}

/** „Krok 3“, „3. Krok“ and the beginning of the step itself are no titles. */
function titleOf(title: string | null, text: string): string | null {
  const words = title?.trim().replace(/[:…]+$/u, '') ?? ''
  if (words === '' || /^(?:\d+\.?\s*)?(?:krok|step)?\s*\d*\.?$/iu.test(words)) return null
  return text.startsWith(words.replace(/\.+$/u, '')) ? null : words
}
