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

/** A piece this heavy in grams is cut into quarters; lighter ones only into halves. */
const QUARTERED_FROM = 60
/** Pieces of this weight and more are counted up to `HEAVY_PIECES`: beyond, a cook weighs. */
const HEAVY_FROM = 50
const HEAVY_PIECES = 6

/** Any liquid can be measured with these. */
const OF_LIQUIDS: readonly HouseholdMeasure[] = ['tablespoon', 'teaspoon', 'cup']

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
    ({ measure, count, off }) => count <= FEW.upTo && !OF_ONE_SIZE.includes(measure) && off <= looseness(measure),
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

function piecesOf(exact: number, food: MeasuredFood, { measures }: KitchenFacts): readonly number[] {
  const grams = measures.find(({ measure }) => measure === 'piece')?.grams ?? food.grams_per_piece ?? 0
  const quarters = grams >= QUARTERED_FROM ? [1 / 4, 3 / 4] : []
  const counts = [...quarters, ...MEASURES.piece.counts].toSorted((a, b) => a - b)
  if (food.weight_units === 'Piece') return exact > 3 ? [...counts, Math.round(exact)] : counts
  return grams >= HEAVY_FROM ? counts.filter((count) => count <= HEAVY_PIECES) : counts
}
