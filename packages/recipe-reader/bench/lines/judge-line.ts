import type { KitchenUnit } from '@zivina/domain/catalogue/ingredient-line/kitchen-units'
import { type ParsedLine, parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import type { FoodQuestion } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import { splitFoods } from '@zivina/domain/catalogue/ingredient-line/split-foods'
import { GRAMS, MILLILITERS } from '@zivina/domain/catalogue/ingredient-line/unit-sizes'

/** A number, both ends of a range, or none. */
type Amount = number | number[] | null

/** A line of the corpora; the keys are described in `corpora/README.md`. */
export type CorpusLine = {
  line: string
  kind: string
  amount: Amount
  unit: string | null
  foods: string[] | null
  or?: { amount: Amount; unit: string | null }[]
  also?: string[][]
  open?: boolean
  column?: string
}

/** The line as read: itself, or its parts where it names two foods, each with the slug of the food taken for it. */
export type ReadLine = { parsed: ParsedLine; taken: string | null }[]

/** What of a line is right, and whether a food was taken that it does not mean. */
export type Verdict = { amount: boolean; food: boolean; wrong: boolean }

/** The parts of a line as the import makes them. */
export const partsOf = (line: string): ParsedLine[] => splitFoods(line).map(parseIngredientLine)

/** Finds the slug of the food that a line gets without asking anyone; null where it stays open. */
export type TakeFood = (question: FoodQuestion) => string | null

/** Measures that the corpora name and the product does not know: no unit is right. */
const isUnknown = (unit: string | null) =>
  ['plate', 'pot', 'scoop', 'pair', 'vertel', 'mazek', 'roll', 'tube', 'bar', 'shot', 'portion'].includes(unit ?? '')

export function judgeLine(meant: CorpusLine, read: ReadLine, catalogue: ReadonlySet<string>): Verdict {
  const [first, ...others] = read
  if (first === undefined) return { amount: false, food: false, wrong: false }
  const known = (slugs: readonly string[]) => slugs.filter((slug) => catalogue.has(slug))
  const accepted = known(meant.foods ?? [])
  const second = meant.kind === 'or' ? [] : known((meant.also ?? []).flat())
  const isMeant = (slug: string | null) => slug === null || accepted.includes(slug)
  const wrong = !isMeant(first.taken) || others.some(({ taken }) => !isMeant(taken) && !second.includes(taken ?? ''))
  const isOpen = accepted.length === 0 || meant.open === true
  return { amount: isAmountRight(meant, first.parsed), food: !wrong && (first.taken !== null || isOpen), wrong }
}

function isAmountRight(meant: CorpusLine, parsed: ParsedLine): boolean {
  if (meant.column !== undefined) return isSame(meant.amount, 1, parsed, 1)
  const pairs = [{ amount: meant.amount, unit: meant.unit }]
  return pairs.some((pair) => isPair(pair, parsed)) || (meant.or ?? []).some((pair) => isChoice(pair, parsed))
}

/** Two numbers of another choice are an interval in which the amount may lie. */
function isChoice({ amount, unit }: { amount: Amount; unit: string | null }, parsed: ParsedLine): boolean {
  if (!Array.isArray(amount)) return isPair({ amount, unit }, parsed)
  const factor = factorOf(unit, parsed.unit)
  if (factor === null || parsed.amount_min === null || parsed.amount_max === null) return false
  const [low = 0, high = 0] = amount
  return parsed.amount_min * factor >= low - 1e-6 && parsed.amount_max * factor <= high + 1e-6
}

function isPair({ amount, unit }: { amount: Amount; unit: string | null }, parsed: ParsedLine): boolean {
  if (isUnknown(unit) && parsed.unit === null) return parsed.amount === null || isSame(amount, 1, parsed, 1)
  const factor = factorOf(unit, parsed.unit)
  return factor !== null && isSame(amount, 1, parsed, factor)
}

function isSame(amount: Amount, own: number, { amount_min, amount_max }: ParsedLine, factor: number): boolean {
  const [low = null, high = low] = Array.isArray(amount) ? amount : [amount, amount]
  const near = (left: number | null, right: number | null) =>
    left === null || right === null ? left === right : Math.abs(left * own - right * factor) < 0.002
  return near(low, amount_min) && near(high, amount_max)
}

/** By what an amount in the second unit is multiplied to be in the first; null where they measure different things. */
function factorOf(unit: string | null, read: KitchenUnit | null): number | null {
  if (unit === read) return 1
  for (const sizes of [GRAMS, { ...MILLILITERS, ...NOT_CONVERTED }] as Record<string, number | undefined>[]) {
    const [meant, found] = [sizes[unit ?? ''], sizes[read ?? '']]
    if (meant !== undefined && found !== undefined) return found / meant
  }
  return null
}

/** Measures whose size is a habit are compared as they are. */
const NOT_CONVERTED = { teaspoon: undefined, tablespoon: undefined, cup: undefined, glass: undefined, ladle: undefined }

/** Sums of verdicts. */
export type Score = { lines: number; amount: number; food: number; wrong: number }

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const count = (is: (verdict: Verdict) => boolean) => verdicts.filter(is).length
  return {
    lines: verdicts.length,
    amount: count(({ amount }) => amount),
    food: count(({ food }) => food),
    wrong: count(({ wrong }) => wrong),
  }
}
