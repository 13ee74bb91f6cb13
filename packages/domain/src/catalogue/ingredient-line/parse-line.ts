import { type FoundAmount, readAmount, spellNumbers } from './amounts.ts'
import { type KitchenUnit, readUnit } from './kitchen-units.ts'
import { cleanName, isApproximate, isToTaste, saysOptional, withoutLabel, withoutOptional } from './line-words.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** An amount with its unit in brackets: „(400 g)“. */
export type Measure = { amount: number; unit: KitchenUnit }

/** The parts of one line of ingredients. Null where the line does not give them. */
export type ParsedLine = {
  text: string
  /** In `unit`; the middle of a range. */
  amount: number | null
  /** Both ends of a range; equal where one number is given. */
  amount_min: number | null
  amount_max: number | null
  /** Null where the line names a food alone. */
  unit: KitchenUnit | null
  name: string
  comment: string | null
  optional: boolean
  /**
   * A mass or volume given beside the amount: of each piece for packed food („1 plechovka (400 g)“), otherwise of all together.
   */
  measure: (Measure & { of: 'each' | 'all' }) | null
  /** 0 … 1: how much of the line is understood. */
  confidence: number
}

/** How many characters of a line are read; the rest is ignored. */
export const LINE_MAX = 300
/** The limit before normalization: some letters consist of several characters, and repeated spaces become one. */
const TEXT_MAX = 4 * LINE_MAX
/** The most words of an amount with its unit: „přibližně asi 1 a 1/2 až 2 a 1/2 vrchovaté polévkové lžíce“ has eleven. */
const QUANTITY_WORDS = 12

const PACKED: readonly KitchenUnit[] = ['can', 'jar', 'sachet', 'package', 'tub', 'bottle', 'cube']
/** Units that mean one where no number precedes them: „špetka soli“. */
const NEEDS_NUMBER: readonly KitchenUnit[] = [
  'piece',
  ...keysOf(GRAMS),
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
]

/** Parses one line of ingredients, Czech or simple English. Accepts any text and never throws. */
export function parseIngredientLine(line: string): ParsedLine {
  const text = line
    .slice(0, TEXT_MAX)
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX)
  const plain = text.replace(/^[-–—•*·▪◦‣✓☐□>+]+\s*/u, '').replace(/^\d+[.)]\s+(?=\p{L})/u, '')
  const optional =
    saysOptional(plain) || [...plain.matchAll(/[(,]([^()]*)/g)].some(([, part]) => saysOptional(part ?? ''))
  const { rest, brackets } = takeBrackets(withoutLabel(withoutOptional(plain)))
  const [head = '', ...tail] = splitParts(spellNumbers(rest))
  const quantity = readHead(head, tail) ?? readTail(head, tail)
  const found = quantity ?? { amount: null, unit: null, rest: head, tail, measure: null }
  return assemble(text, found, brackets, optional)
}

type Quantity = {
  amount: FoundAmount | null
  unit: KitchenUnit | null
  rest: string
  tail: string[]
  measure: Measure | null
}

function assemble(text: string, found: Quantity, brackets: string[], optional: boolean): ParsedLine {
  const inBrackets = brackets.map(readMeasure)
  const told = found.measure ?? inBrackets.find((measure) => measure !== null) ?? null
  const { name, notes } = cleanName(found.rest.replace(/[\s,;:–-]+$/u, ''))
  const toTaste = isToTaste(text) && found.amount === null
  const bare = found.amount === null && found.unit === null && told !== null
  const unit = bare ? told.unit : (found.unit ?? (toTaste ? 'to_taste' : found.amount ? 'piece' : null))
  const low = bare ? told.amount : (found.amount?.low ?? null)
  const high = bare ? told.amount : (found.amount?.high ?? null)
  const words = brackets.filter((_, index) => inBrackets[index] === null || bare === false)
  const comment = [...notes, ...words, ...found.tail].filter((note) => !isToTaste(note)).join(', ')
  const middle = low === null || high === null ? null : (low + high) / 2
  const parsed = { text, amount: middle, amount_min: low, amount_max: high, unit, name, optional }
  const measure = bare || told === null ? null : { ...told, of: isEach(found.unit, brackets) }
  return { ...parsed, measure, comment: comment === '' ? null : comment, confidence: confidenceOf(parsed) }
}

function isEach(unit: KitchenUnit | null, brackets: string[]): 'each' | 'all' {
  return (unit !== null && PACKED.includes(unit)) || brackets.some((text) => /^\s*(à|po|á|každ)/iu.test(text))
    ? 'each'
    : 'all'
}

/** A line is doubtful when its name contains digits, when it names two foods, or when it has no name. */
function confidenceOf({ name, unit, amount }: Pick<ParsedLine, 'name' | 'unit' | 'amount'>): number {
  if (name === '') return 0
  const doubts = [
    /\d/.test(name.replace(/\d+\s*%/g, '')) ? 0.3 : 0,
    /\s(a|and)\s/u.test(name) ? 0.3 : 0,
    name.split(' ').length > 6 ? 0.2 : 0,
    amount === null && unit === null ? 0.1 : 0,
  ]
  return Math.max(0.1, 1 - doubts.reduce((sum, doubt) => sum + doubt, 0))
}

function takeBrackets(text: string): { rest: string; brackets: string[] } {
  const brackets: string[] = []
  const rest = text.replace(/\s*[([]([^()[\]]*)[)\]]\s*/gu, (_, inside: string) => {
    if (inside.trim() !== '') brackets.push(inside.trim())
    return ' '
  })
  return {
    rest: rest
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    brackets,
  }
}

/** The parts between commas (not decimal ones), semicolons, colons and dashes between spaces. */
function splitParts(text: string): string[] {
  return text
    .split(/,(?!\d)\s*|;\s*|:\s+|\s+[-–—]\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** „250 g hladké mouky“, „2 velká vejce“, „špetka soli“. Null where the line begins with something else. */
function readHead(head: string, tail: string[]): Quantity | null {
  const words = dropApproximate(head.split(' '))
  const amount = readAmount(words)
  const after = dropApproximate(words.slice(amount?.words ?? 0))
  const unit = readUnit(after)
  if (amount === null && (unit === null || NEEDS_NUMBER.includes(unit.unit) || after.length <= unit.words)) return null
  const rest = after.slice(unit?.words ?? 0)
  if (amount !== null && rest.length === 0 && unit === null) return null
  const one = unit?.unit === 'some' ? null : { low: 1, high: 1, words: 0 }
  const packed = readPacked(rest) ?? readPackedAfter(rest)
  const name = withoutOf(packed?.rest ?? rest)
  const inner = unit === null ? null : unwrap(unit.unit, name)
  const quantity = { amount: amount ?? one, unit: inner?.unit ?? unit?.unit ?? null, tail }
  return { ...quantity, rest: (inner?.rest ?? name).join(' '), measure: packed?.measure ?? null }
}

/** „2 ks stroužky česneku“ counts cloves, „2 ks filet z lososa“ pieces; „hrst lístků máty“ is a handful of mint. */
function unwrap(unit: KitchenUnit, words: string[]): { unit: KitchenUnit; rest: string[] } | null {
  const next = (unit === 'piece' || unit === 'handful') && words.length > 1 ? readUnit(words) : null
  if (next === null || next.unit === 'gram') return null
  const rest = words.slice(next.words)
  if (unit === 'handful') return next.unit === 'leaf' ? { unit, rest } : null
  return NEEDS_NUMBER.includes(next.unit) && next.unit !== 'piece' ? null : { unit: next.unit, rest }
}

/** „2 plechovky rajčat po 400 g“. */
function readPackedAfter(words: string[]): { measure: Measure; rest: string[] } | null {
  const at = words.findIndex((word, index) => index > 0 && /^(po|à|á)$/iu.test(word))
  const packed = at === -1 ? null : readPacked(words.slice(at))
  return packed && packed.rest.length === 0 ? { measure: packed.measure, rest: words.slice(0, at) } : null
}

/** „po 400 g“, „à 400 g“, or the size alone between a pack and its content: „1 plechovka 400 g fazolí“. */
function readPacked(words: string[]): { measure: Measure; rest: string[] } | null {
  const start = /^(po|à|á|a)$/iu.test(words[0] ?? '') ? 1 : 0
  const amount = readAmount(words.slice(start))
  const unit = amount && readUnit(words.slice(start + amount.words))
  if (!amount || !unit || amount.low === null || !isMeasure(unit.unit)) return null
  return { measure: { amount: amount.low, unit: unit.unit }, rest: words.slice(start + amount.words + unit.words) }
}

/** „mouka hladká 250 g“, and „česnek – 2 stroužky“, „třtinový cukr, 2 PL“. */
function readTail(head: string, tail: string[]): Quantity | null {
  const words = head.split(' ')
  for (let start = Math.max(1, words.length - QUANTITY_WORDS); start < words.length; start += 1) {
    const found = readWhole(words.slice(start))
    const joined = /^(z|ze|na|do|s|od|o|v|typu|typ)$/iu.test(words[start - 1] ?? '')
    if (found && !joined) return { ...found, rest: words.slice(0, start).join(' '), tail, measure: null }
  }
  for (const [index, part] of tail.entries()) {
    const found = readWhole(part.split(' '))
    if (found) return { ...found, rest: head, tail: tail.toSpliced(index, 1), measure: null }
  }
  return null
}

/** Words that are an amount with a unit and nothing else. */
function readWhole(given: string[]): Pick<Quantity, 'amount' | 'unit'> | null {
  const words = dropApproximate(given)
  const amount = readAmount(words)
  const unit = readUnit(words.slice(amount?.words ?? 0))
  if (unit === null || words.length > (amount?.words ?? 0) + unit.words) return null
  if (amount === null && NEEDS_NUMBER.includes(unit.unit)) return null
  return { amount: amount ?? { low: 1, high: 1, words: 0 }, unit: unit.unit }
}

/** „asi 1,5 kg“, „400 ml“ in brackets; null for any other words. */
function readMeasure(inside: string): Measure | null {
  const words = dropApproximate(spellNumbers(inside.replace(/^\s*(à|á|po|každ\S*)\s*/iu, '')).split(' '))
  const amount = readAmount(words)
  const unit = amount && readUnit(words.slice(amount.words))
  if (!amount || !unit || amount.low === null || amount.high === null) return null
  return isMeasure(unit.unit) ? { amount: (amount.low + amount.high) / 2, unit: unit.unit } : null
}

function isMeasure(unit: KitchenUnit): boolean {
  return unit in GRAMS || (unit in MILLILITERS && unit !== 'cup' && unit !== 'glass')
}

function dropApproximate(words: string[]): string[] {
  const first = words.findIndex((word) => !isApproximate(word))
  return first <= 0 ? words : words.slice(first)
}

function withoutOf(words: string[]): string[] {
  return words[0] === 'of' ? words.slice(1) : words
}

function keysOf<Key extends string>(table: Record<Key, number>): Key[] {
  return Object.keys(table) as Key[]
}
