import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { amountOfUnits, ownUnit } from '#domain/catalogue/kitchen/amount-units.ts'
import { groupBy } from '#domain/group-by.ts'
import { pieceOf, type Taken, type TakenKind, takenFrom } from './fruit-parts.ts'
import type { ShoppingFood, ShoppingPart } from './shopping-part.ts'

/** One row of a list: everything that is needed of one food, as far as it can be added up. */
export type ShoppingLine = {
  /** The same as long as the food and the unit are: ticks refer to it. */
  key: string
  food: ShoppingFood | null
  text: string
  /** In `unit`: the exact sum of the parts; null if one has no amount. */
  amount: number | null
  unit: WeightUnit | null
  /** What a tick covers: `amount`, or the number of parts where there is none. */
  needed: number
  parts: readonly LinePart[]
}

/**
 * A part with what it adds to the line: in the line's unit, or one where the line has no amount; and, where it is juice or zest of the line's
 * fruit, of how many.
 */
export type LinePart = ShoppingPart & { adds: number; taken: Taken | null }

/** Sums have no more decimals than this: 0.1 + 0.2 is 0.3. */
const DECIMALS = 1e6

/**
 * Merges the parts of a list into its lines, in the order in which each first occurs. Amounts of one food in units that convert
 * (by density, the weight of a piece or the food's measures) become one line in the food's own unit; an amount that does not
 * convert is a line of its own, and so are needs without an amount, and each text without a food. Juice and zest join the fruits that they
 * are taken from.
 *
 * @param foods by guid; a part whose food is not there counts as a text
 */
export function mergeParts(parts: readonly ShoppingPart[], foods: ReadonlyMap<string, ShoppingFood>): ShoppingLine[] {
  const groups = groupBy(
    parts.map((part) => placePart(part, foods)),
    ({ key }) => key,
  )
  return [...groups.values()].map((group) => toLine(group))
}

type PlacedPart = {
  key: string
  food: ShoppingFood | null
  amount: number | null
  unit: WeightUnit | null
  part: ShoppingPart
  taken: Taken | null
}

function placePart(part: ShoppingPart, foods: ReadonlyMap<string, ShoppingFood>): PlacedPart {
  const food = part.ingredient === null ? null : (foods.get(part.ingredient) ?? null)
  const { amount, unit } = part
  const plain = { food, amount, unit, part, taken: null }
  if (food === null) return { ...plain, key: `text:${part.id}` }
  const taken = takenFrom(food, part, foods)
  if (taken !== null) return { ...ofFood(taken.whole, 0), part, taken }
  if (amount === null || unit === null) return { ...plain, key: `food:${food.guid}:some`, amount: null, unit: null }
  const own = amountIn(amount, unit, food)
  return own === null ? { ...plain, key: `food:${food.guid}:${unit}` } : { ...plain, ...ofFood(food, own) }
}

function ofFood(food: ShoppingFood, amount: number): Pick<PlacedPart, 'key' | 'food' | 'amount' | 'unit'> {
  return { key: `food:${food.guid}:${food.weight_units}`, food, amount, unit: food.weight_units }
}

/** An amount in the food's own unit; null, never zero, where the units do not convert. */
export function amountIn(amount: number, unit: WeightUnit, food: ShoppingFood): number | null {
  return amountOfUnits(amount, ownUnit({ weight_units: unit }), food)
}

function toLine(group: readonly PlacedPart[]): ShoppingLine {
  const [first] = group
  if (first === undefined) throw new Error('A group has at least one part.')
  const parts = withFruits(
    group.map(({ part, amount: adds, taken }) => ({ ...part, adds: first.amount === null ? 1 : (adds ?? 0), taken })),
  )
  const amount = first.amount === null ? null : sumOf(parts.map(({ adds }) => adds))
  return {
    key: first.key,
    food: first.food,
    text: amount === null || first.food === null ? textsOf(group) : titleOf(first.food),
    amount,
    unit: first.unit,
    needed: amount ?? group.length,
    parts,
  }
}

/**
 * What parts add where some are juice or zest. One fruit gives both, so it takes the greater of the two; fruits that a person wrote on the
 * list give them, too, but not those that a recipe uses whole.
 */
function withFruits(parts: readonly LinePart[]): LinePart[] {
  const whole = parts.find(({ taken }) => taken !== null)?.taken?.whole
  const one = whole === undefined ? null : pieceOf(whole)
  if (one === null) return [...parts]
  const fruitsOf = (kind: TakenKind) => sumOf(parts.map(({ taken }) => (taken?.kind === kind ? taken.fruits : 0)))
  const kind = fruitsOf('zest') > fruitsOf('juice') ? 'zest' : 'juice'
  const fruits = fruitsOf(kind)
  const written = sumOf(parts.map(({ taken, source, adds }) => (taken === null && source !== 'recipe' ? adds : 0)))
  const missing = Math.max(0, fruits * one - written)
  return parts.map((part) => {
    if (part.taken === null) return part
    return { ...part, adds: part.taken.kind === kind ? (missing * part.taken.fruits) / fruits : 0 }
  })
}

/** What some parts of a line need without the others: in the line's unit, or their number where it has no amount. */
export function needOf(parts: readonly LinePart[]): number {
  const adding = parts.map((part) => ({ ...part, adds: part.taken === null ? part.adds : 0 }))
  return sumOf(withFruits(adding).map(({ adds }) => adds))
}

/** What people wrote, each once: needs without an amount may say it in words („1 plechovka“). */
function textsOf(group: readonly PlacedPart[]): string {
  return [...new Set(group.map(({ part }) => part.text))].join(', ')
}

/** What a cook calls the food, which is shorter than its name in the catalogue. */
function titleOf({ kitchen, name }: ShoppingFood): string {
  return kitchen?.name ?? name
}

/** A sum without the traces of binary fractions. */
export function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * DECIMALS) / DECIMALS
}
