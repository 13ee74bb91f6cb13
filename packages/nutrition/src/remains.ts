import type { TargetBounds } from './nutrient-targets.ts'

/** What was eaten of one nutrient: kJ or grams, null where nothing of it is known; a coverage below 1 makes it a lower bound. */
export type EatenPart = { amount: number | null; coverage: number }

/**
 * What is missing to the bounds of a day, in the unit of the nutrient; a bound that was passed is negative, one that the goal
 * does not have is null.
 */
export type Remains = TargetBounds & {
  /** Whether it may be less: a part of what was eaten is not known, and unknown is never zero. */
  is_at_most: boolean
}

/**
 * What remains of a day to a goal.
 *
 * @param goal the least and the most for the day; of the energy both are the target
 * @returns null where nothing is known of what was eaten
 */
export function remainsOf(goal: TargetBounds, { amount, coverage }: EatenPart): Remains | null {
  if (amount === null) return null
  const left = (bound: number | null) => (bound === null ? null : bound - amount)
  return { least: left(goal.least), most: left(goal.most), is_at_most: coverage < 1 }
}

/**
 * What was eaten together with a portion that is not eaten yet. Of a portion that nothing is known of, nothing is known with it;
 * one that is known in part makes the sum a lower bound.
 *
 * @param portion of which the coverage is by its own mass: what matters here is whether it is complete
 */
export function withPortion(eaten: EatenPart, portion: EatenPart): EatenPart {
  if (eaten.amount === null || portion.amount === null) return { amount: null, coverage: 0 }
  return { amount: eaten.amount + portion.amount, coverage: Math.min(eaten.coverage, portion.coverage) }
}

/** How a portion compares with the energy that remains. */
export type PortionFit =
  /** It makes this share of what remains, 0 … 1; at least that where `is_at_least`. */
  | { fit: 'within'; share: number; is_at_least: boolean }
  /** It has more than what remains. */
  | { fit: 'more' }
  /** Nothing remains of the day. */
  | { fit: 'over' }

/**
 * Whether a portion fits into what remains of the day's energy.
 *
 * @param portion kJ of the portion
 * @param left of the energy, by `remainsOf`; its upper bound counts
 * @returns null where either is unknown
 */
export function portionFit(portion: EatenPart, left: Remains | null): PortionFit | null {
  if (portion.amount === null || left === null || left.most === null) return null
  if (left.most <= 0) return { fit: 'over' }
  if (portion.amount > left.most) return { fit: 'more' }
  return { fit: 'within', share: portion.amount / left.most, is_at_least: left.is_at_most || portion.coverage < 1 }
}
