import type { Choice, ChoiceBound, DayChoices } from './day-choices.ts'
import { choiceValue, type Multipliers } from './multipliers.ts'

/** A dish with the value that bounds what it costs; cheapest first. */
export type Valued = { choice: Choice; value: number }

/**
 * A Lagrangian bound of a day: no day with certain dishes costs less than `constant` + the sum of their values + what variety
 * costs. It holds for any multipliers, wherever they come from.
 */
export type DayBoundByDish = { constant: number; meals: readonly (readonly Valued[])[] }

/** The bound that multipliers give. Those of a wrong sign are taken as 0. */
export function boundByDish({ meals, bounds, minutes }: DayChoices, given: Multipliers): DayBoundByDish {
  const multipliers = {
    minutes: Number.isFinite(minutes) ? given.minutes : 0,
    bounds: bounds.map((some, eater) =>
      Float64Array.from(some, ({ to }, at) => {
        const value = given.bounds[eater]?.[at] ?? 0
        return value > 0 && !Number.isFinite(to) ? 0 : value
      }),
    ),
  }
  let constant = multipliers.minutes === 0 ? 0 : -multipliers.minutes * minutes
  for (const [eater, some] of bounds.entries()) {
    for (const [at, bound] of some.entries()) constant -= most(bound, multipliers.bounds[eater]?.[at] ?? 0)
  }
  const valued = meals.map((choices) =>
    choices
      .map((choice) => ({ choice, value: choiceValue(choice, multipliers) }))
      .sort((one, other) => one.value - other.value || one.choice.at - other.choice.at),
  )
  return { constant, meals: valued }
}

/** The most of multiplier · amount − deviation over the amounts of a bound: its convex conjugate. */
function most({ from, to, middle, weight }: ChoiceBound, multiplier: number): number {
  const atFrom = multiplier * from - weight
  if (!Number.isFinite(to)) return atFrom
  return Math.max(atFrom, multiplier * to - weight, weight > 0 ? multiplier * middle : Number.NEGATIVE_INFINITY)
}
