import { boundAmount, type DayBound, dayBounds } from './day-bounds.ts'
import type { Candidate, PlanRequest } from './plan-request.ts'

/** The kind of a dish: a bit for each bounded nutrient, the first of them the highest, set where the dish has more than the day needs. */
export type KindOf = (dish: Pick<Candidate, 'per_portion' | 'most_per_portion'>) => number

/** Reads how dishes differ in what a request bounds: for their energy, against the middle of the first eater's bands. */
export function dishKinds({ eaters: [eater] }: PlanRequest): KindOf {
  if (eater === undefined) return () => 0
  const middles = dayBounds(eater)
    .filter(({ nutrient }) => nutrient !== 'kilojoules')
    .map((bound) => ({ bound, middle: middleOf(bound) / eater.daily_kilojoules }))
  return (dish) => {
    const kilojoules = dish.per_portion.kilojoules ?? Number.POSITIVE_INFINITY
    let kind = 0
    for (const { bound, middle } of middles) {
      kind = 2 * kind + (boundAmount(dish, bound) / kilojoules > middle ? 1 : 0)
    }
    return kind
  }
}

function middleOf({ from, to }: DayBound): number {
  if (!Number.isFinite(to)) return from
  return from > 0 ? (from + to) / 2 : to
}
