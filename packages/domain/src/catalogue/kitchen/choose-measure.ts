import { nearestCount, offBy } from './cook-rounding.ts'
import type { KitchenFacts, MeasuredFood } from './kitchen-facts.ts'
import { measureInOwnUnit } from './measure-in-own-unit.ts'
import { type HouseholdMeasure, MEASURES } from './measures.ts'

/** A measure with the count that is shown and the exact one. */
export type ChosenMeasure = { measure: HouseholdMeasure; count: number; exact: number }

/** How far a count may be from the exact one: first the measures that fit closely, then those that fit well. */
const CLOSE = 0.04
const WELL = 0.08
/** Up to two pieces or spoons may be a third off: a cook does not weigh between half a clove and one. */
const FEW = { upTo: 2, off: 0.34 }
/** A pinch is what two fingers hold. */
const PINCH = 0.5
/** A cup is shown only where it is as exact as millilitres. */
const CUP = 0.03

/** What is sold in one size is shown only where it fits: half a can is not „about a can“. */
const OF_ONE_SIZE: readonly HouseholdMeasure[] = ['can', 'tub', 'package', 'sachet', 'cube', 'head', 'bulb', 'cup']

/** Lighter pieces in grams, as bay leaves, are not cut: they are counted whole, however far that is from the exact count. */
const WHOLE_BELOW = 3
/** A piece this heavy in grams is cut into quarters; lighter ones only into halves. */
const QUARTERED_FROM = 60
/** Pieces of this weight and more are counted up to `HEAVY_PIECES`: beyond, a cook weighs. */
const HEAVY_FROM = 50
const HEAVY_PIECES = 6

/** Any liquid can be measured with these. */
const OF_LIQUIDS: readonly HouseholdMeasure[] = ['tablespoon', 'teaspoon', 'cup']

/** How far from the exact count one may be in the measure that the recipe as written has. */
const KEPT = 0.125
/** Counts of a measure that a scaled recipe keeps: quarters of cups, halves of the rest. */
const KEPT_PARTS: Readonly<Partial<Record<HouseholdMeasure, number>>> = { cup: 4 }
/** Beyond, a cook weighs: five spoons, eight cups. */
const KEPT_UP_TO = 40
const KEPT_SPOONS: Readonly<Partial<Record<HouseholdMeasure, number>>> = { cup: 8, tablespoon: 5, teaspoon: 5 }

/**
 * Chooses the measure of a scaled amount: the one that the recipe as written has, so that „2 hrnky“ stay cups. Null where that was grams
 * or millilitres, or where its count would be too far off.
 *
 * @param scaledBy the factor from the author's amount, not 1
 */
export function keepMeasure(
  amount: number,
  food: MeasuredFood,
  kitchen: KitchenFacts,
  scaledBy: number,
): ChosenMeasure | 'other' | null {
  const written = chooseMeasure(amount / scaledBy, food, kitchen)
  if (written === null) return null
  const { measure } = written
  const exact = written.exact * scaledBy
  const parts = isWhole(measure, food, kitchen) ? 1 : (KEPT_PARTS[measure] ?? 2)
  const counts = exact > 3 ? [Math.round(exact), Math.round(exact * 2) / 2] : [Math.round(exact * parts) / parts]
  const whole = parts === 1 || exact > 12 ? counts.map(Math.round) : counts
  const count = nearestCount(
    exact,
    whole.filter((one) => one > 0 && one <= (KEPT_SPOONS[measure] ?? KEPT_UP_TO)),
  )
  if (count === null) return 'other'
  return offBy(count, exact) <= (parts === 1 ? FEW.off : KEPT) ? { measure, count, exact } : 'other'
}

/** Whether the pieces of a food are too light to be cut. */
function isWhole(measure: HouseholdMeasure, food: MeasuredFood, kitchen: KitchenFacts): boolean {
  return measure === 'leaf' || (measure === 'piece' && gramsOf(food, kitchen) < WHOLE_BELOW)
}

const gramsOf = (food: MeasuredFood, { measures }: KitchenFacts): number =>
  measures.find(({ measure }) => measure === 'piece')?.grams ?? food.grams_per_piece ?? Number.POSITIVE_INFINITY

/**
 * Chooses the measure that an amount of a food is shown in: of those the food has, the first whose counts fit closely, or well, or
 * nearly where the count is small. Null where none does, and grams or millilitres are better.
 *
 * @param amount exact, in the food's own unit, above zero
 */
export function chooseMeasure(amount: number, food: MeasuredFood, kitchen: KitchenFacts): ChosenMeasure | null {
  const fitting = measuresOf(food, kitchen).flatMap((measure) => {
    const one = measureInOwnUnit(measure, food)
    if (one === null || one <= 0) return []
    const exact = amount / one
    const count = nearestCount(exact, countsOf(measure, exact, food, kitchen))
    return count === null ? [] : [{ measure, count, exact, off: offBy(count, exact) }]
  })
  const usable = fitting.filter(({ measure, off }) => measure !== 'cup' || off <= CUP)
  const few = usable.filter(
    ({ measure, count, off }) =>
      (count <= FEW.upTo || isWhole(measure, food, kitchen)) &&
      !OF_ONE_SIZE.includes(measure) &&
      off <= looseness(measure),
  )
  return (
    usable.find(({ off }) => off <= CLOSE) ??
    usable.find(({ off }) => off <= WELL) ??
    few.toSorted((a, b) => a.off - b.off)[0] ??
    (food.weight_units === 'Piece' ? usable.find(({ off }) => off <= FEW.off) : undefined) ??
    null
  )
}

const looseness = (measure: HouseholdMeasure): number => (measure === 'pinch' ? PINCH : FEW.off)

function measuresOf(food: MeasuredFood, { measures }: KitchenFacts): HouseholdMeasure[] {
  const own: HouseholdMeasure[] = food.weight_units === 'Piece' ? ['piece'] : []
  const liquid = food.weight_units === 'Milliliter' ? OF_LIQUIDS : []
  return [...new Set([...own, ...measures.map(({ measure }) => measure), ...liquid])]
}

/** The counts of a measure that make sense for the food. */
function countsOf(
  measure: HouseholdMeasure,
  exact: number,
  food: MeasuredFood,
  kitchen: KitchenFacts,
): readonly number[] {
  const { counts } = MEASURES[measure]
  if (measure === 'piece') return piecesOf(exact, food, kitchen)
  // A cup of flour depends on how it is filled; what has a weight is weighed.
  if (measure === 'cup') return food.weight_units === 'Milliliter' ? counts : []
  const hasTeaspoon = food.weight_units === 'Milliliter' || kitchen.measures.some((row) => row.measure === 'teaspoon')
  const hasTablespoon =
    food.weight_units === 'Milliliter' || kitchen.measures.some((row) => row.measure === 'tablespoon')
  if (measure === 'tablespoon' && hasTeaspoon) return counts.filter((count) => count >= 1)
  if (measure === 'tablespoon') return counts.filter((count) => count >= 1 / 2)
  if (measure === 'teaspoon' && hasTablespoon) return counts.filter((count) => count < 3 || count === 4)
  return counts
}

function piecesOf(exact: number, food: MeasuredFood, kitchen: KitchenFacts): readonly number[] {
  const known = gramsOf(food, kitchen)
  if (known < WHOLE_BELOW) return MEASURES.piece.counts.filter(Number.isInteger)
  const grams = Number.isFinite(known) ? known : 0
  const quarters = grams >= QUARTERED_FROM ? [1 / 4, 3 / 4] : []
  const counts = [...quarters, ...MEASURES.piece.counts].toSorted((a, b) => a - b)
  if (food.weight_units === 'Piece') return exact > 3 ? [...counts, Math.round(exact)] : counts
  return grams >= HEAVY_FROM ? counts.filter((count) => count <= HEAVY_PIECES) : counts
}
