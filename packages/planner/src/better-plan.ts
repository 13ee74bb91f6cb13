import { rebuildDays } from './certify/rebuild.ts'
import type { DayPlan } from './day-plan.ts'
import type { Pricing } from './day-tasks.ts'
import { firstDays } from './first-plan.ts'
import { planObjective } from './meal-plan.ts'
import type { Option, Problem } from './problem.ts'
import { seededShare } from './seeded.ts'
import { haveLeftoversPots } from './servings.ts'
import type { Means } from './solver/within-time.ts'

/** Meals of all eaters that are made in all tries together: a week of five meals is made eight times, a month of eight once. */
const MEALS_TRIED = 300
const MOST_TRIES = 8
/** What chance adds to a dish, so that another seed gives another plan where there are some about as good. */
const CHANCE = 0.1
/** How often each day is made anew among the others, unless that leads nowhere before. */
const PASSES = 2

/**
 * A better first plan: the best of some that begin with other days, of which each day is then made anew among the others. A plan that is made
 * day by day knows nothing of the days to come, and a few of them differ by a tenth of their cost; the certified search takes minutes for that.
 * @param days the first try
 */
export function betterDays(problem: Problem, means: Means, days: readonly DayPlan[]): readonly DayPlan[] {
  return withDaysAnew(problem, means, bestOfTries(problem, means, days))
}

/** How many first plans of a request are worth trying, 1 to 8. */
export function triesOf({ days, meals, request }: Problem): number {
  return Math.max(
    1,
    Math.min(MOST_TRIES, Math.round(MEALS_TRIED / (days.length * meals.length * request.eaters.length))),
  )
}

function bestOfTries(problem: Problem, { solver, isOver }: Means, days: readonly DayPlan[]): readonly DayPlan[] {
  const costOf = costByChance(problem)
  const tries = triesOf(problem)
  let best = { days, cost: costOf(days) }
  for (let attempt = 1; attempt < tries && !isOver(); attempt++) {
    const made = firstDays(problem, solver, { attempt, isOver })
    if (!('days' in made)) continue
    const cost = costOf(made.days)
    if (cost < best.cost) best = { days: made.days, cost }
  }
  return best.days
}

function withDaysAnew(problem: Problem, { solver, isOver }: Means, days: readonly DayPlan[]): readonly DayPlan[] {
  const costOf = costByChance(problem)
  const pricing: Pricing = (option) => chanceOf(problem, option)
  let best = { days, cost: costOf(days) }
  for (let pass = 0; pass < PASSES; pass++) {
    const before = best.cost
    for (let day = 0; day < days.length && !isOver(); day++) {
      const made = rebuildDays(problem, solver, best.days, [day], () => pricing)
      if (made === null || !haveLeftoversPots(problem, made)) continue
      const cost = costOf(made)
      if (cost < best.cost) best = { days: made, cost }
    }
    if (best.cost === before) break
  }
  return best.days
}

const chanceOf = ({ request: { seed } }: Problem, { candidate }: Option): number =>
  CHANCE * seededShare(seed, candidate.guid)

const costByChance = (problem: Problem) => (days: readonly DayPlan[]) =>
  days.reduce(
    (sum, { dishes }) => dishes.reduce((total, { option }) => total + chanceOf(problem, option), sum),
    planObjective(problem, days),
  )
