import { firstPlanOptions } from './choose-candidates.ts'
import type { DayPlan } from './day-plan.ts'
import type { SearchLimits } from './day-search/search-day.ts'
import { type Pricing, taskAmong } from './day-tasks.ts'
import type { Option, Problem } from './problem.ts'
import { seededShare } from './seeded.ts'
import { Servings } from './servings.ts'
import { DAY_WORK, type SolvedDay, solveDay } from './solve-day.ts'
import type { LinearSolver } from './solver/linear-model.ts'

type MealOptions = readonly (readonly Option[])[]

/**
 * All days of a plan, or the day that could not be made. `is_proven`: that day has no plan even by itself. `made`: the most days
 * that could be made, by their number.
 */
export type DaysAnswer = { days: readonly DayPlan[] } | { failed: number; is_proven: boolean; made: DaysMade }

/** Plans of days by their number. */
export type DaysMade = ReadonlyMap<number, DayPlan>

export type FirstDaysOptions = {
  /** Number of the try, 0 by default: each begins with another day, and chance decides otherwise. */
  attempt?: number
  /** What dishes take from the other days; without it a little chance decides between dishes about as good. */
  pricing?: Pricing
  /** Whether the time is over; asked between two days. */
  isOver?: () => boolean
}

/**
 * Work of the searches of all days together; about two seconds. A first plan needs good days, and the best ones are a matter of luck where
 * many dishes are liked alike: to prove each of them the best would take all the time there is.
 */
const PLAN_WORK = 8_000_000
const LEAST_DAY_WORK = 200_000
/** The most that chance adds to a dish. Where dishes are liked alike, it tells the search which days to look at first. */
const TIE_BREAK = 0.02
/**
 * What a pot is worth to the days after it, which are made without knowing it: its leftover takes no minutes, so that a short day has a
 * warm meal. Without it the first days take what is quick and leave nothing.
 */
const POT_WORTH = 0.5

/**
 * A first plan at once: day by day, each a good one that the days before leave. A day that cannot be made any more goes first in
 * the next attempt; as every attempt moves another day, there are at most as many as days.
 */
export function firstDays(problem: Problem, solver: LinearSolver, options: FirstDaysOptions = {}): DaysAnswer {
  const maker = new DayMaker(problem, solver, options)
  const days = problem.days.map(({ day }) => day)
  const first = (options.attempt ?? 0) % days.length
  let order = [...days.slice(first), ...days.slice(0, first)]
  const moved = new Set<number>()
  let made: DaysMade = new Map()
  for (;;) {
    const answer = maker.makeDays(order)
    if ('days' in answer) return answer
    made = answer.made.size > made.size ? answer.made : made
    const { failed, is_proven } = answer
    if (is_proven || moved.has(failed) || options.isOver?.()) return { failed, is_proven, made }
    moved.add(failed)
    order = [failed, ...order.filter((day) => day !== failed)]
  }
}

/** Chance decides between dishes about as good, and a warm dish that is kept for a later day is worth something to it. */
function pricingByChance({ request, days, kept_days }: Problem, attempt: number): Pricing {
  const { seed, leftovers } = request
  return ({ candidate: { guid, kinds } }, is_leftover, day) => {
    const isKept = leftovers && day + 1 < days.length && (kept_days.get(guid) ?? 0) > 0
    const isPot = isKept && !is_leftover && !kinds.includes('cold')
    return TIE_BREAK * seededShare(seed, `${attempt} ${day} ${guid}`) - (isPot ? POT_WORTH : 0)
  }
}

class DayMaker {
  readonly #problem: Problem
  readonly #solver: LinearSolver
  readonly #options: FirstDaysOptions
  readonly #pricing: Pricing
  readonly #chosen: MealOptions
  readonly #limits: SearchLimits

  constructor(problem: Problem, solver: LinearSolver, options: FirstDaysOptions) {
    this.#problem = problem
    this.#solver = solver
    this.#options = options
    this.#pricing = options.pricing ?? pricingByChance(problem, options.attempt ?? 0)
    this.#chosen = firstPlanOptions(problem)
    const work = Math.max(LEAST_DAY_WORK, Math.round(PLAN_WORK / problem.days.length))
    this.#limits = { most: 1, work, work_for_one: DAY_WORK }
  }

  makeDays(order: readonly number[]): DaysAnswer {
    const servings = withFixed(this.#problem)
    const made = new Map<number, DayPlan>()
    for (const [at, day] of order.entries()) {
      if (at > 0 && this.#options.isOver?.()) return { failed: day, is_proven: false, made }
      const solved = this.#makeDay(day, servings)
      if (solved.state !== 'found') {
        const is_proven = solved.state === 'infeasible' && at === 0 && isAlone(this.#problem, servings)
        return { failed: day, is_proven, made }
      }
      made.set(day, solved.plan)
      addChosen(this.#problem, servings, day, solved.plan)
    }
    return { days: this.#problem.days.flatMap(({ day }) => made.get(day) ?? []) }
  }

  /** A good day among servings of the others: of the chosen dishes, or where they do not do, of all. */
  #makeDay(number: number, servings: Servings): SolvedDay {
    const day = this.#problem.days[number]
    if (day === undefined) throw new RangeError(`The plan has no day ${number}`)
    const pricing = this.#pricing
    const some = taskAmong(this.#problem, day, servings, (meal) => this.#chosen[meal] ?? [], pricing)
    const first = solveDay(this.#problem, some, this.#solver, this.#limits)
    if (first.state === 'found') return first
    const all = taskAmong(this.#problem, day, servings, (meal) => this.#problem.meals[meal]?.options ?? [], pricing)
    return solveDay(this.#problem, all, this.#solver, this.#limits)
  }
}

/** Servings with all fixed meals, so that what is chosen before them keeps the rules of variety with them. */
export function withFixed(problem: Problem): Servings {
  const servings = new Servings(problem)
  for (const { fixed } of problem.days) {
    for (const one of fixed) {
      if (one === null) continue
      const { day, meal_type, recipe, leftover_of } = one.meal
      servings.add({ day, meal_type, recipe, leftover_of, counted: one.option?.counted ?? [] })
    }
  }
  return servings
}

/** Adds the dishes of a day that were chosen; its fixed ones are there. */
export function addChosen(problem: Problem, servings: Servings, day: number, plan: DayPlan): void {
  const dishes = plan.dishes.filter(({ meal }) => !problem.days[day]?.fixed[meal])
  servings.addDay(day, { ...plan, dishes })
}

/** Whether no other serving and no missing leftover can be why a day is impossible. */
function isAlone({ request }: Problem, servings: Servings): boolean {
  return servings.all().length === 0 && !request.leftovers
}
