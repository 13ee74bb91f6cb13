import { boundAmount, DEVIATION_WEIGHT, dayBounds, hasMiddle, NO_BOUNDS } from '../day-bounds.ts'
import type { DayOption, DayTask } from '../day-model.ts'
import { alikeIn } from '../day-plan.ts'
import { PORTION_STEP } from '../plan-request.ts'
import type { Problem } from '../problem.ts'

/** Bounds of a nutrient for an eater's day. `weight` is what half the width away from the middle costs; 0: there is no middle. */
export type ChoiceBound = { from: number; to: number; middle: number; half: number; weight: number }

/** A dish as the search of a day sees it: plain numbers. */
export type Choice = {
  option: DayOption
  /** Number of the option in the task. */
  at: number
  /** Taste, dislikes, pantry, cooking and price. */
  cost: number
  /** Numbers of what it may be alike in with others, and of its recipe. */
  alike: readonly number[]
  recipe: number
  /** Minutes of work; a leftover takes none. */
  minutes: number
  /** By eater: quarters of a portion at least and at most; 0 to 0 where the eater does not have the meal. */
  from: readonly number[]
  to: readonly number[]
  /** By eater, what a quarter has of each bounded nutrient, in the order of the eater's bounds. */
  quarter: readonly Float64Array[]
}

/** A day's task in numbers. */
export type DayChoices = {
  /** By meal. */
  meals: readonly (readonly Choice[])[]
  /** By eater; energy is the first. An eater who has no meal has no bounds. */
  bounds: readonly (readonly ChoiceBound[])[]
  /** Minutes of work at most; Infinity: no limit. */
  minutes: number
  /** In how many things dishes may be alike. */
  groups: number
  recipes: number
  /** Times that a recipe may come on the day: 1, unless it is fixed more often. */
  times: readonly number[]
  /** What each further dish alike costs. */
  group_cost: number
}

/** Reads a day's task into numbers. */
export function dayChoices(problem: Problem, task: DayTask): DayChoices {
  const { eaters, weights } = problem.request
  const groups = new Numbers()
  const recipes = new Numbers()
  const is_unbound = task.options.some(({ option }) => option.is_unbound)
  const asked = eaters.map((eater) => (is_unbound ? NO_BOUNDS : dayBounds(eater)))
  const bounds = asked.map((some, number) =>
    problem.meals.some((meal) => meal.eaten[number]) ? some.map((one) => choiceBound(one, eaters.length)) : [],
  )
  const meals: Choice[][] = problem.meals.map(() => [])
  for (const [at, option] of task.options.entries()) {
    const { candidate, quarters, cost } = option.option
    const cooking = problem.request.leftovers && !option.is_leftover ? weights.leftovers : 0
    meals[option.meal]?.push({
      option,
      at,
      cost: cost + cooking + option.price,
      alike: alikeIn(candidate, option.is_leftover).map((name) => groups.of(name)),
      recipe: recipes.of(candidate.guid),
      minutes: option.is_leftover ? 0 : (candidate.active_minutes ?? 0),
      from: quarters.map((range) => range?.from ?? 0),
      to: quarters.map((range) => range?.to ?? 0),
      quarter: asked.map((some) => Float64Array.from(some, (bound) => boundAmount(candidate, bound) * PORTION_STEP)),
    })
  }
  return {
    meals,
    bounds,
    minutes: task.minutes ?? Number.POSITIVE_INFINITY,
    groups: groups.count,
    recipes: recipes.count,
    times: timesOf(meals, recipes.count),
    group_cost: weights.variety,
  }
}

/** Numbers names from 0 in the order in which they come. */
class Numbers {
  readonly #known = new Map<string, number>()

  get count(): number {
    return this.#known.size
  }

  of(name: string): number {
    const known = this.#known.get(name) ?? this.#known.size
    this.#known.set(name, known)
    return known
  }
}

function choiceBound(bound: ReturnType<typeof dayBounds>[number], eaters: number): ChoiceBound {
  const { from, to } = bound
  if (!hasMiddle(bound)) return { from, to, middle: 0, half: 0, weight: 0 }
  const half = (to - from) / 2
  return { from, to, middle: from + half, half, weight: DEVIATION_WEIGHT / eaters }
}

/** A recipe that is the only choice of several meals comes as often. */
function timesOf(meals: readonly (readonly Choice[])[], recipes: number): number[] {
  const times = Array.from({ length: recipes }, () => 0)
  for (const [only, ...others] of meals) {
    if (only !== undefined && others.length === 0) times[only.recipe] = (times[only.recipe] ?? 0) + 1
  }
  return times.map((count) => Math.max(1, count))
}
