import { spellNumbers } from './amounts.ts'
import { isDoubtfulAmount } from './doubtful-amount.ts'
import { isAdjective } from './food-words.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import { isNoIngredient, withoutLabel } from './line-labels.ts'
import { type Measure, readMeasure } from './line-measure.ts'
import { type Quantity, readBrackets, readHead, readWhole } from './line-quantity.ts'
import { readTail } from './line-tail.ts'
import { cleanName, isLeafHerb, isRemark, isToTaste, saysOptional, withoutOptional } from './line-words.ts'
import { isFood } from './split-foods.ts'
import { boundLine, tidyLine, withCells } from './tidy-line.ts'

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
  /** Words beside the name that may tell which kind of food it is: „cukr (moučkový)“. */
  hint: string | null
  optional: boolean
  /**
   * A mass or volume given beside the amount: of each piece for packed food („1 plechovka (400 g)“), otherwise of all together.
   */
  measure: (Measure & { of: 'each' | 'all' }) | null
  /** Whether the amount could well be another one than is read: a person has to look at it. */
  doubtful: boolean
  /** 0 … 1: how much of the line is understood. */
  confidence: number
}

const PACKED: readonly KitchenUnit[] = ['can', 'jar', 'sachet', 'package', 'tub', 'bottle', 'cube']
/** Parses one line of ingredients, Czech or simple English. Accepts any text and never throws. */
export function parseIngredientLine(line: string): ParsedLine {
  const text = boundLine(line)
  const plain = tidyLine(line.includes('\t') ? withCells(line) : text)
  if (isNoIngredient(plain)) return NOTHING(text)
  const optional =
    saysOptional(plain) || [...plain.matchAll(/[(,]([^()]*)/g)].some(([, part]) => saysOptional(part ?? ''))
  const { rest, brackets } = takeBrackets(withoutLabel(withoutOptional(plain), isAmountOnly, namesFood))
  const [head = '', ...tail] = splitParts(spellNumbers(rest))
  const quantity = readHead(head, tail) ?? readTail(head, tail)
  const inside = quantity === null && !brackets.some((text) => readMeasure(text)) ? readBrackets(brackets) : null
  const found = quantity ?? { amount: null, unit: null, ...inside, rest: head, tail, measure: null }
  const doubtful = found.amount !== null && isDoubtfulAmount(line, found.summed === true)
  return { ...assemble(text, found, brackets, optional), doubtful }
}

const isAmountOnly = (words: string) => readWhole(spellNumbers(words).split(' ')) !== null || /^\d+$/.test(words)
/** Whether words have an amount and name what it is of: „500 g tvarohu“, not „500 g, oloupané“. */
function namesFood(words: string): boolean {
  const [head = ''] = splitParts(spellNumbers(takeBrackets(words).rest))
  const rest = readHead(head, [])?.rest.split(' ').filter(Boolean) ?? []
  return rest.length > 0 && !isRemark(rest) && isAdjective(rest.at(-1) ?? '') !== true
}

/** A heading or a step: there is no food in it. */
const NOTHING = (text: string): ParsedLine => ({
  text,
  amount: null,
  amount_min: null,
  amount_max: null,
  unit: null,
  name: '',
  comment: null,
  hint: null,
  optional: false,
  measure: null,
  doubtful: false,
  confidence: 0,
})

function assemble(text: string, found: Quantity, brackets: string[], optional: boolean): Omit<ParsedLine, 'doubtful'> {
  const inBrackets = brackets.map(readMeasure)
  const told = found.measure ?? inBrackets.find((measure) => measure !== null) ?? null
  const { name, notes } = cleanName(found.rest.replace(/[\s,;:–-]+$/u, ''))
  const toTaste = isToTaste(text) && found.amount === null
  const bare = found.amount === null && found.unit === null && told !== null
  const unit = bare ? told.unit : (found.unit ?? (toTaste ? 'to_taste' : found.amount ? 'piece' : null))
  const range = bare ? readBrackets(brackets)?.amount : found.amount
  const low = range?.low ?? (bare ? told.amount : null)
  const high = range?.high ?? (bare ? told.amount : null)
  const words = brackets.filter((_, index) => inBrackets[index] === null || bare === false)
  const comment = [...notes, ...words, ...found.tail].filter((note) => !isToTaste(note)).join(', ')
  const middle = low === null || high === null ? null : (low + high) / 2
  const hint = hintOf([...notes, ...words, ...found.tail], name.split(' ').some(isLeafHerb))
  const parsed = { text, amount: middle, amount_min: low, amount_max: high, unit, name, hint, optional }
  const measure =
    bare || told === null ? null : { ...told, of: found.each ? ('each' as const) : isEach(found.unit, brackets) }
  return { ...parsed, measure, comment: comment === '' ? null : comment, confidence: confidenceOf(parsed) }
}

/** Other choices, purposes, remarks and work of the cook are no hint. */
const NO_HINT =
  /^(nebo|anebo|příp|popř|event|či|do|pro|k|ke|na(?!\s+vaření)|může|lze|dle|podle|ne|bez|méně|více|jako|co|kolik|kdo)(\s|$|ad)|^(na\s(?!vaření)|nakráj|nasek|nastrouh|oloup|překroj|rozpůl|najemno|nahrubo|uvařen|upečen|osmažen|orest|poduš)/iu

/** What is done with the fresh leaves of a herb: „petržel (nasekaná)“, „petržel na ozdobu“. */
const FRESH = /^((?:na|po)sekan\p{L}{1,3}|(?:na|k) (?:ozdob|dozdob|zdob|posyp)\p{L}{1,4})$/iu

function hintOf(notes: readonly string[], isHerb: boolean): string | null {
  // „(čerstvých nebo mražených)“: the first of them.
  const first = (note: string) =>
    note.replace(/ (?:nebo|či) (\S+)$/u, (whole, other: string) => (isAdjective(other) === true ? '' : whole))
  const hints = notes.map(first).filter((note) => {
    return (
      note.split(' ').length <= 4 &&
      !/\d(?!\d*\s?%)/u.test(note) &&
      (!NO_HINT.test(note) || (isHerb && FRESH.test(note)))
    )
  })
  const hint = hints.join(', ')
  // „kořenová zelenina (mrkev, celer)“ is none of them.
  return hint === '' || hint.split(/, | nebo | či | a /u).filter(isFood).length > 1 ? null : hint
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
