import { READ_LIMITS } from '../read-limits.ts'
import {
  ADJECTIVE,
  DAY,
  DISH,
  type FactKind,
  FILLER,
  HOUR,
  type Label,
  LEVEL,
  labelOf,
  MINUTE,
  NO_FACT,
  numberOf,
  PIECE,
  PORTION,
  SIZE,
} from './fact-words.ts'

/** Portions and minutes that a text gives; null where it does not. */
export type PastedFacts = Record<FactKind, number | null>

/** What one line gives. */
export type LineFacts = {
  facts: PastedFacts
  /** The line holds nothing else. */
  only: boolean
  /** The line begins with what it gives: „Doba přípravy: …“. */
  labelled: boolean
  /** It gives only a number of pieces, or a time without saying of what: it may also be about an ingredient or a step. */
  vague: boolean
}

export const noFacts = (): PastedFacts => ({
  portions: null,
  prep: null,
  cook: null,
  rest: null,
  total: null,
  making: null,
})

/** Two times for two labels: „Příprava/pečení: 20/40 min“. */
const PAIR = /(příprava)\s?[/+a]\s?(vaření|pečení)\s?:?\s?(\d{1,3})\s?[/+]\s?(\d{1,3})/iu
/** „30 × 40 cm“: beside a number of pieces, the size of a baking sheet changes nothing. */
const SHEET = /\d{1,3}\s?[x×]\s?\d{1,3}(?:\s?cm(?!\p{L}))?/giu
/** „Nutriční hodnoty na 1 porci“, „1 porce = 350 kcal“, „cena za porci“ */
export const PER_PORTION =
  /(?:nutri|výživ|hodnot|obsah|energ|kalori)\p{L}*.{0,30}porc|^1 porce (?:obsah|=)|(?:za|\/) ?porci/u
/** „5:28“ alone is the length of a video. */
const CLOCK = /^\d{1,2}:\d\d$/
const TOKEN = /\d+:\d\d(?!\d)|[123]\/[234](?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[½¼¾]|[^\s\p{L}\d]/gu

/** Reads portions and times of a line: „Pro 4 osoby“, „Příprava 20, vaření 40“, „45 minut vaření“. */
export function readFacts(line: string): LineFacts {
  const start = line.slice(0, READ_LIMITS.fact).toLocaleLowerCase('cs')
  const words = start.replace(PAIR, '$1 $3, $2 $4').replace(SHEET, ' ').match(TOKEN) ?? []
  const found: LineFacts = { facts: noFacts(), only: true, labelled: false, vague: true }
  const state: State = { words, at: 0, labels: [], found }
  while (state.at < words.length) readNext(state)
  found.labelled =
    /^[\p{L}\s]{3,40}(?:\([^()]{0,20}\)\s*)?:/u.test(line) &&
    labelOf(words.find((word) => !FILLER.test(word)) ?? '') !== null
  if (PER_PORTION.test(start)) found.facts.portions = null
  if (CLOCK.test(start)) found.facts.total = null
  const given = Object.values(found.facts).some((value) => value !== null)
  return { ...found, only: given && found.only && line.length <= READ_LIMITS.fact, labelled: given && found.labelled }
}

type State = { words: readonly string[]; at: number; labels: Label[]; found: LineFacts }

function readNext(state: State): void {
  const { words, found } = state
  const word = words[state.at] ?? ''
  const label = labelOf(word)
  const hour = label === null && HOUR.test(word) && word.length > 3
  if (numberOf(word) !== null || hour || /^\d+:\d\d$/.test(word)) readNumber(state)
  else {
    state.at += 1
    if (label !== null) state.labels.push(label)
    else if (/^[.;•]$/.test(word) && !isShortened(words[state.at - 2])) state.labels = []
    else if (/[\p{L}\d]/u.test(word) && !FILLER.test(word) && !NO_FACT.test(word)) found.only = false
  }
}

/** „cca.“, „(min.)“ */
const isShortened = (word: string | undefined) => word !== undefined && /^(?:cca|max|min|hod|přibl|č)$/.test(word)

function readNumber(state: State): void {
  if (isLevel(state)) {
    state.at += 1
    return
  }
  const minutes = takeMinutes(state)
  if (minutes !== null) {
    const told = state.labels.length > 0
    const after = state.labels.every((label) => label === 'weak') ? labelsAfter(state) : []
    const kind = timeKind([...state.labels, ...after])
    if (kind !== 'total' || told) state.found.vague = false
    add(state.found.facts, kind, minutes)
    state.labels = []
    return
  }
  const value = numberOf(state.words[state.at])
  const isFor = followsFor(state)
  state.at += 1
  skipRange(state)
  const after = state.words[state.at] ?? ''
  const noun = nounAfter(after, state.words[state.at + 1] ?? '')
  const label = state.labels.includes('portions') && !SIZE.test(after) && !NO_FACT.test(after)
  const isDish = DISH.test(noun) && (isFor || label)
  if (
    PORTION.test(noun) ||
    PIECE.test(noun) ||
    isDish ||
    label ||
    (isFor && state.at > 1 && /^[.,;|)/:]?$/.test(after))
  ) {
    if (PORTION.test(noun) || label || isFor) state.found.vague = false
    if (state.found.facts.portions === null && Number.isInteger(value)) state.found.facts.portions = value
    if (PORTION.test(noun) || PIECE.test(noun) || isDish) state.at += noun === after ? 1 : 2
    state.labels = []
  } else if (
    state.labels.length > 0 &&
    !/^[°%]/.test(after) &&
    Number.isInteger(value) &&
    (!/^\p{L}/u.test(after) || isTimeLabel(after))
  ) {
    add(state.found.facts, timeKind(state.labels), value ?? 0)
    state.found.vague = false
    state.labels = []
  } else if (isTimeLabel(after) && state.found.only && (value ?? 0) >= 5) {
    // „20 min příprava, 40 vaření“
    add(state.found.facts, timeKind(labelsAfter(state)), value ?? 0)
  } else if (SIZE.test(after) && state.words.slice(0, state.at).includes('po')) {
    // „5 sklenic po 0,7 l“
    state.at += 1
  } else if (!NO_FACT.test(after) && !/^(?:plech|pekáč)/.test(after)) state.found.only = false
}

/** „4 velké porce“, „4 vydatné porce“: what a number counts may follow another word. */
function nounAfter(after: string, next: string): string {
  if (PORTION.test(after) || /^(a|na|pro|do|za)$/.test(after)) return after
  return FILLER.test(after) || (ADJECTIVE.test(after) && PORTION.test(next)) ? next : after
}

/** „Obtížnost: 1 | Porce: 4“ */
function isLevel({ words, at }: State): boolean {
  const before = words[at - 1] === ':' ? words[at - 2] : words[at - 1]
  return LEVEL.test(before ?? '') && /^(?:[|,;/•·])?$/.test(words[at + 1] ?? '')
}

const isTimeLabel = (word: string) => labelOf(word) !== null && labelOf(word) !== 'portions'

/** „na 12“, „pro asi 4“ */
function followsFor({ words, at }: State): boolean {
  const before = /^(?:asi|cca|zhruba)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  return before === 'pro' || before === 'na'
}

/** „4–6“, „4 až 6“: the first number counts. */
function skipRange(state: State): void {
  if (!/^(?:[-–—]|až|nebo)$/.test(state.words[state.at] ?? '') || numberOf(state.words[state.at + 1]) === null) return
  state.at += 2
}

/** „1 h 20 min“, „1:20“, „půl hodiny“, „hodinu a půl“, „30–40 minut“ (the longer one). Null where no time follows. */
function takeMinutes(state: State): number | null {
  let [sum, at] = [0, state.at]
  for (let parts = 0; parts < 4; parts += 1) {
    const part = timePart(state.words, sum > 0 && state.words[at] === 'a' ? at + 1 : at, sum > 0)
    if (part === null) break
    sum += part.minutes
    at = state.words[part.next] === '.' ? part.next + 1 : part.next
  }
  if (sum === 0) return null
  state.at = at
  return Math.round(sum)
}

function timePart(words: readonly string[], at: number, more: boolean): { minutes: number; next: number } | null {
  const word = words[at] ?? ''
  const clock = /^(\d+):(\d\d)$/.exec(word)
  if (clock)
    return { minutes: Number(clock[1]) * 60 + Number(clock[2]), next: HOUR.test(words[at + 1] ?? '') ? at + 2 : at + 1 }
  if (HOUR.test(word) && word.length > 3 && !more) return { minutes: 60, next: at + 1 }
  let [value, next] = [numberOf(word), at + 1]
  if (value === null) return null
  if (/^(?:[-–—]|až)$/.test(words[next] ?? '') && numberOf(words[next + 1]) !== null) {
    value = numberOf(words[next + 1]) ?? value
    next += 2
  }
  // „tři čtvrtě hodiny“
  if (value === 3 && /^čtvrt[ěi]$/.test(words[next] ?? '')) {
    value = 0.75
    next += 1
  }
  // „1 ½ hodiny“
  if (value >= 1 && /^[½¼¾]$/.test(words[next] ?? '')) {
    value += numberOf(words[next]) ?? 0
    next += 1
  }
  // „2 a půl hodiny“
  if (words[next] === 'a' && words[next + 1] === 'půl' && HOUR.test(words[next + 2] ?? '')) {
    value += 0.5
    next += 2
  }
  const unit = words[next] ?? ''
  if (MINUTE.test(unit)) return { minutes: value, next: next + 1 }
  if (HOUR.test(unit)) return { minutes: value * 60, next: next + 1 }
  if (DAY.test(unit)) return { minutes: value * 1440, next: next + 1 }
  // „1 h 20“, „hodinu a půl“
  if (more && (value < 1 || value >= 5) && !PORTION.test(unit) && !PIECE.test(unit)) {
    return { minutes: value < 1 ? value * 60 : value, next }
  }
  return null
}

/** The label after a time: „45 minut vaření“. */
function labelsAfter(state: State): Label[] {
  const labels: Label[] = []
  let { at } = state
  while (/^(?:na|pro|je|a|do|\()$/.test(state.words[at] ?? '') && labels.length === 0) at += 1
  for (;;) {
    const label = labelOf(state.words[at] ?? '')
    const next = state.words[at + 1] ?? ''
    // In „20 min Vaření: 40 min“ the label belongs to what follows.
    if (label === null || label === 'portions' || next === ':' || numberOf(next) !== null) break
    labels.push(label)
    at += 1
  }
  if (labels.length > 0) state.at = at
  return labels
}

function timeKind(labels: readonly Label[]): FactKind {
  // „zapékání celkem 40 minut“ sums up the baking alone.
  const [first, second, ...more] = labels.filter((label) => label !== 'weak')
  if ((first === 'cook' || first === 'rest') && second === 'total' && more.length === 0) return first
  if (labels.includes('total')) return 'total'
  if (labels.includes('rest')) return 'rest'
  if (labels.includes('cook')) return labels.includes('prep') && !labels.includes('weak') ? 'total' : 'cook'
  if (labels.includes('prep')) return labels.includes('weak') ? 'making' : 'prep'
  return 'total'
}

function add(facts: PastedFacts, kind: FactKind, minutes: number): void {
  if (kind === 'total' || kind === 'making') facts[kind] ??= minutes
  else facts[kind] = (facts[kind] ?? 0) + minutes
}

/** Adds what a line gives to what the text has given: the first portions and total, the sum of several times of one kind. */
export function addFacts(facts: PastedFacts, more: PastedFacts): void {
  facts.portions ??= more.portions
  facts.total ??= more.total
  facts.making ??= more.making
  for (const kind of ['prep', 'cook', 'rest'] as const) {
    if (more[kind] !== null) facts[kind] = (facts[kind] ?? 0) + more[kind]
  }
}

/** Decides what „doba přípravy“ was: the time before cooking where another time is given as well, otherwise all of it. */
export function settleFacts(facts: PastedFacts): PastedFacts {
  const { making, prep, cook, total } = facts
  if (making === null) return facts
  if (prep === null && (cook !== null || total !== null)) return { ...facts, prep: making }
  return { ...facts, total: total ?? making }
}

/** The portions and times in brackets after a name, or portions after „pro“ and „na“: „Palačinky pro 4 osoby“. */
export function factsInName(name: string): PastedFacts | null {
  const told = /(?:\(|\s[–-]\s|\s(?=pro |na |asi |cca ))([^()]{3,30})\)?$/iu.exec(
    name.slice(0, 120).replace(/\s*:\s*$/, ''),
  )?.[1]
  const found =
    told === undefined || PER_PORTION.test(name.slice(0, 120).toLocaleLowerCase('cs')) ? null : readFacts(told)
  return found?.only ? found.facts : null
}
