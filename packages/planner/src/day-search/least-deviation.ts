import type { Choice, ChoiceBound } from './day-choices.ts'

/** Share by which a sum may miss a bound through rounding of numbers. */
const ROUNDING = 1e-12
const MOST_MEALS = 16
const MOST_BOUNDS = 16

/** Written over by every call: sums of nutrients after each meal, and the least and most that the meals from each on can add. */
const amounts = new Float64Array((MOST_MEALS + 1) * MOST_BOUNDS)
const least_left = new Float64Array((MOST_MEALS + 1) * MOST_BOUNDS)
const most_left = new Float64Array((MOST_MEALS + 1) * MOST_BOUNDS)
const tried = new Int32Array(MOST_MEALS)
const best_tried = new Int32Array(MOST_MEALS)
let best = Number.POSITIVE_INFINITY
let is_enough = false

/**
 * The least cost of deviation with which an eater can eat these dishes within all bounds, over every choice of quarters; Infinity
 * where no choice keeps them. `quarters` takes the choice. Where any choice will do it is the first that keeps the bounds: eight meals of wide
 * ranges have a hundred million.
 */
export function leastDeviation(
  dishes: readonly Choice[],
  eater: number,
  bounds: readonly ChoiceBound[],
  quarters: number[] | null = null,
  is_any = false,
): number {
  is_enough = is_any
  best = bounds.length === 0 ? 0 : Number.POSITIVE_INFINITY
  best_tried.fill(0)
  if (bounds.length > 0 && sumUp(dishes, eater, bounds)) tryQuarters(dishes, eater, bounds, 0)
  if (quarters) for (const [meal] of dishes.entries()) quarters[meal] = best_tried[meal] ?? 0
  return best
}

/** Sums what the meals can add; false where some bound cannot be kept, taken by itself. */
function sumUp(dishes: readonly Choice[], eater: number, bounds: readonly ChoiceBound[]): boolean {
  const count = bounds.length
  const last = dishes.length * count
  amounts.fill(0, 0, count)
  least_left.fill(0, last, last + count)
  most_left.fill(0, last, last + count)
  for (let meal = dishes.length - 1; meal >= 0; meal--) {
    const { from, to, quarter } = dishes[meal] as Choice
    const each = quarter[eater] as Float64Array
    const least = from[eater] as number
    const most = to[eater] as number
    const place = meal * count
    for (let at = 0; at < count; at++) {
      const amount = each[at] as number
      least_left[place + at] = (least_left[place + count + at] as number) + least * amount
      most_left[place + at] = (most_left[place + count + at] as number) + most * amount
    }
  }
  return canBeKept(bounds, 0)
}

/** Whether the sums at a place, with what the later meals can add, may still keep each bound. */
function canBeKept(bounds: readonly ChoiceBound[], place: number): boolean {
  for (let at = 0; at < bounds.length; at++) {
    const { from, to } = bounds[at] as ChoiceBound
    const amount = amounts[place + at] as number
    if (amount + (most_left[place + at] as number) < from * (1 - ROUNDING)) return false
    if (amount + (least_left[place + at] as number) > to * (1 + ROUNDING)) return false
  }
  return true
}

function tryQuarters(dishes: readonly Choice[], eater: number, bounds: readonly ChoiceBound[], meal: number): void {
  const count = bounds.length
  const before = meal * count
  if (meal === dishes.length) {
    const cost = deviationAt(before, bounds)
    if (cost < best) {
      best = cost
      best_tried.set(tried)
    }
    return
  }
  const { from, to, quarter } = dishes[meal] as Choice
  const each = quarter[eater] as Float64Array
  const most = to[eater] as number
  for (let quarters = from[eater] as number; quarters <= most; quarters++) {
    for (let at = 0; at < count; at++) {
      amounts[before + count + at] = (amounts[before + at] as number) + quarters * (each[at] as number)
    }
    if (!canBeKept(bounds, before + count)) continue
    tried[meal] = quarters
    tryQuarters(dishes, eater, bounds, meal + 1)
    if (is_enough && best < Number.POSITIVE_INFINITY) return
  }
}

/** What the sums at a place cost, which keep all bounds. */
function deviationAt(place: number, bounds: readonly ChoiceBound[]): number {
  let cost = 0
  for (let at = 0; at < bounds.length; at++) {
    const { middle, half, weight } = bounds[at] as ChoiceBound
    if (weight > 0) cost += (weight * Math.abs((amounts[place + at] as number) - middle)) / half
  }
  return cost
}
