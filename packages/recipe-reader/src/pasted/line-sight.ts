import { readFacts } from './facts.ts'
import { fold, headingOf, looksLikePart } from './headings.ts'
import { isAmount, isAmountRow, isMeasured, isRemarkedIngredient, splitList } from './ingredient-lists.ts'
import { isCutInstruction, isInstruction, isSentence } from './kitchen-verbs.ts'
import { BULLET, bare, isNumbered, isTitle } from './marks.ts'
import {
  isChapter,
  isClosing,
  isComment,
  isCountOfComments,
  isGreeting,
  isMenu,
  isNoise,
  isNutrient,
  isTip,
} from './noise.ts'
import type { ReadLine } from './read-line.ts'
import { instructs, type WordWeights } from './stated-words.ts'

/** What a line is at first sight, the first that it can be. */
export type Kind =
  | 'ingredients'
  | 'steps'
  | 'end'
  | 'teaser'
  | 'facts'
  | 'page'
  | 'amount'
  | 'verb'
  | 'measured'
  | 'part'
  | 'food'
  | 'question'
  | 'told'
  | 'prose'
  | 'short'
  | 'long'

/** What is seen of a line alone. */
export type Sight = {
  kind: Kind
  cues: readonly string[]
  /** The beginnings of its words, as cues. */
  said: readonly string[]
  stems: readonly string[]
  form: string | null
  number: number | null
  bullet: boolean
  /** It ends as a sentence does. */
  stops: boolean
  /** What its words tell: see `instructs`. */
  tells: number
}

/** Letters at the beginning of a line that are looked at, and words whose beginnings are compared. */
const SEEN = 400
const STEMS = 12
/** Fewer words tell nothing. */
const FEW_WORDS = 4
const STEM = 4
/** The words of longer lines are many: what they tell together is `tells`. */
const WORDY = 8

const KITCHEN =
  /°|\b(?:stup\p{L}*|minut\p{L}*|troub\p{L}*|p[aá]nv\p{L}*|m[ií]s[aeuyěo]\p{L}*|plech\p{L}*|hrn[ce]\p{L}*|forem?\p{L}*|doměkka|dozlatova|dohladka|nakonec|poté|pak)(?!\p{L})/iu
const PAST = /(?<!\p{L})(?:jsem|jsme|jsi|jste|byla?|bylo|byl[iy]|mám|máme|letos|včera|dnes|dneska)(?!\p{L})/iu
const YOU = /(?<!\p{L})(?:vám|vás|vaše|vaši|můžete|ti|tě|tvůj|chcete|máte)(?!\p{L})/iu

/** Looks at a line by itself; costs a bounded time. */
export function seeLine(line: string, readLine: ReadLine, weights: WordWeights): Sight {
  const text = bare(line).slice(0, SEEN)
  const words = text.split(' ', 40).length
  const tells = words >= FEW_WORDS ? instructs(line, weights) : 0
  const kind = kindOf(line, text, readLine)
  const cues = [`is:${kind}`, lengthCue(words), ...endCues(text), ...markCues(line, text), ...wordCues(text)]
  if (words >= FEW_WORDS) cues.push(`tells:${tells}`, `tells:${tells}+${kind}`)
  const { known = 'none', amount } = readLine(text)
  if (words <= 8) cues.push(`food:${known}`)
  if (amount !== null) cues.push('has:amount')
  if (isInstruction(text)) cues.push('has:verb')
  if (isInstruction(text.split(' ', 2).join(' '))) cues.push('has:verb-first')
  if (isCutInstruction(text)) cues.push('has:cut')
  if (isSentence(text)) cues.push('has:sentence')
  if (isMeasured(text, readLine)) cues.push('has:measure')
  if (isAmountRow(line, readLine)) cues.push('has:row')
  if (splitList(text, readLine).length > 2) cues.push('has:list')
  const stems = fold(text)
    .split(' ', STEMS)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))
  const said = [
    ...(words <= WORDY ? [...new Set(stems)].map((stem) => `word=${stem}`) : []),
    ...(stems[0] === undefined ? [] : [`first=${stems[0]}`]),
  ]
  return {
    kind,
    cues,
    said,
    stems,
    form: formOf(text),
    number: numberOf(line),
    bullet: BULLET.test(line),
    stops: /[.!?…]$/.test(text),
    tells,
  }
}

/** How the cook is addressed, by the first verb: „přidáme“, „přidejte“, „přidej“ or „přidat“, „přidám“. */
function formOf(text: string): string | null {
  const verb = text
    .toLocaleLowerCase('cs')
    .split(/[^\p{L}]+/u, 30)
    .find((word) => isInstruction(word))
  return verb === undefined ? null : (/(?:me|te|š|t|m)$/u.exec(verb)?.[0] ?? 'command')
}

/** The number before a step: „3.“, „3)“. */
function numberOf(line: string): number | null {
  const number = /^[\s*_#>-]*(\d{1,2})[.)/]\s/.exec(line)?.[1]
  return number === undefined ? null : Number(number)
}

function kindOf(line: string, text: string, readLine: ReadLine): Kind {
  const heading = headingOf(line, null)
  const { only } = readFacts(text)
  if (
    heading?.section === 'end' &&
    heading.rest !== '' &&
    /^(?:mohlo|čtěte|přečtěte|podobné|související|další)/iu.test(heading.told)
  )
    return 'teaser'
  const isCut = heading?.rest !== '' && (heading?.section === 'steps' || heading?.section === 'ingredients')
  if (heading !== null && heading.section !== 'part' && !isCut && !(only && heading.section === 'steps'))
    return heading.section
  if (only && !isInstruction(text)) return 'facts'
  if (isNoise(text) || isNutrient(text) || isChapter(line)) return 'page'
  if (isAmount(text, readLine)) return 'amount'
  if (isAmountRow(line, readLine)) return 'measured'
  if (isRemarkedIngredient(text, readLine)) return 'measured'
  if (isInstruction(text) || isCutInstruction(text)) return 'verb'
  if (isMeasured(text, readLine)) return 'measured'
  if (looksLikePart(text)) return 'part'
  if (/\?$/.test(text) || /^(?:Jak|Proč|Kdy|Kolik|Čím|Jaké|Jaký|Jaká|Kde|Lze) /u.test(text)) return 'question'
  if (isSentence(text)) return PAST.test(text) || YOU.test(text) ? 'told' : 'prose'
  const words = text.split(' ', 9).length
  if (words <= 6 && readLine(text).known === 'all') return 'food'
  return words <= 8 ? 'short' : 'long'
}

function lengthCue(words: number): string {
  const bound = [1, 3, 6, 12].find((most) => words <= most)
  return bound === undefined ? 'words:more' : `words:${bound}`
}

function endCues(text: string): string[] {
  const end = /[.:?!,)…]$/.exec(text)?.[0]
  return end === undefined ? ['ends:plain'] : [`ends:${end}`]
}

const MARKS: readonly (readonly [cue: string, has: (line: string, text: string) => boolean])[] = [
  ['mark:numbered', (line) => isNumbered(line)],
  ['mark:title', (line) => isTitle(line)],
  ['mark:bullet', (line) => BULLET.test(line)],
  ['mark:picture', (line) => /\p{Extended_Pictographic}/u.test(line.slice(0, SEEN))],
  ['mark:cells', (line) => line.includes('|')],
  ['mark:lower', (_, text) => /^\p{Ll}/u.test(text)],
  ['mark:capitals', (_, text) => /\p{Lu}{3}/u.test(text) && text === text.toLocaleUpperCase('cs')],
  ['mark:digit-first', (_, text) => /^[\d½¼¾]/u.test(text)],
  ['mark:number-only', (_, text) => /^\d{1,4}$/.test(text)],
  ['mark:colon-inside', (_, text) => /\p{L}: \p{L}/u.test(text)],
  ['mark:dash-inside', (_, text) => / [–-] /.test(text)],
  ['mark:at', (_, text) => /(?:^|\s)[@#]\p{L}|https?:|\.cz\b/u.test(text)],
  ['mark:arrow', (_, text) => /[»›→>]/.test(text)],
]

const markCues = (line: string, text: string) => MARKS.filter(([, has]) => has(line, text)).map(([cue]) => cue)

const WORDS: readonly (readonly [cue: string, has: (text: string) => boolean])[] = [
  ['word:menu', isMenu],
  ['word:greeting', isGreeting],
  ['word:closing', isClosing],
  ['word:comment', isComment],
  ['word:comments', isCountOfComments],
  ['word:nutrient', isNutrient],
  ['word:page', isNoise],
  ['word:tip', isTip],
  ['word:kitchen', (text) => KITCHEN.test(text.replace(/\([^()]*\)/g, ''))],
  ['word:past', (text) => PAST.test(text)],
  ['word:you', (text) => YOU.test(text)],
  ['word:recipe', (text) => /recept/i.test(text)],
  ['word:with', (text) => /(?<!\p{L})(?:s|se|na|z|ze|v|podle|od) \p{L}{3}/u.test(text)],
  ['word:person', (text) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}*\.?)?:? ?(?:\d|$)/u.test(text)],
  ['word:author', (text) => /(?:vložil|přidal|napsal|autor|příspěvek|odpov|nahlás|zobraz)/iu.test(text)],
]

const wordCues = (text: string) => WORDS.filter(([, has]) => has(text)).map(([cue]) => cue)
