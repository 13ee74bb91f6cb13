import type { DayPlan } from '../day-plan.ts'
import type { Pricing } from '../day-tasks.ts'
import { firstDays } from '../first-plan.ts'
import { planObjective } from '../meal-plan.ts'
import type { Problem } from '../problem.ts'
import { seededShare } from '../seeded.ts'
import { haveLeftoversPots } from '../servings.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { diveByDays } from './day-dive.ts'
import { dive } from './dive.ts'
import { type DualPrices, priceOf } from './dual-prices.ts'
import { rebuildDays } from './rebuild.ts'
import { arrangeWeek } from './week-choice.ts'
import type { Relaxation } from './week-master.ts'

/** Attempts of each round to make a few days anew. */
const REBUILDS = 10
/** Rounds without a better plan, after the bound has stopped rising, that end the search; with leftovers a round is one dive. */
const MOST_IDLE_ROUNDS = 6
const MOST_IDLE_DIVES = 40
/** With leftovers, days are made anew once in so many rounds. */
const REBUILD_EVERY = 4
/** One dive of so many makes all days anew, the others a few days in a row; and so do all dives into a plan longer than this. */
const WHOLE_DIVE_EVERY = 4
const MOST_DAYS_AT_ONCE = 10
/** Days in a row that a dive makes anew at least, and kinds of more. */
const LEAST_ANEW = 3
const MORE_ANEW = 3

/** The best plan found so far, and the ways to find a better one. All its days join the columns. */
export class BestPlan {
  readonly #problem: Problem
  readonly #pool: ColumnPool
  readonly #solver: LinearSolver
  #days: readonly DayPlan[]
  #objective: number
  #rounds = 0
  #dives = 0
  #rebuilds = 0
  #idle = 0

  constructor(problem: Problem, pool: ColumnPool, solver: LinearSolver, start: readonly DayPlan[]) {
    this.#problem = problem
    this.#pool = pool
    this.#solver = solver
    this.#days = start
    this.#objective = planObjective(problem, start)
    this.#addDays(start)
  }

  get days(): readonly DayPlan[] {
    return this.#days
  }

  /** Whether looking further has found nothing for long. */
  get is_exhausted(): boolean {
    return this.#idle >= (this.#problem.request.leftovers ? MOST_IDLE_DIVES : MOST_IDLE_ROUNDS)
  }

  /** A whole plan made by the prices of the master. */
  dive(relaxed: Relaxation): void {
    if (this.#problem.request.leftovers) {
      this.#diveByDays(relaxed)
      return
    }
    const plans = dive(this.#problem, this.#pool, this.#solver, this.#dives++)
    this.#take(plans && arrangeWeek(this.#problem, this.#pool, this.#solver, this.#days, plans))
  }

  /** The columns cannot raise the bound further: other plans of them and single days made anew may still lower the cost. */
  lookFurther(relaxed: Relaxation): void {
    const before = this.#objective
    this.dive(relaxed)
    if (this.#rounds === 0) this.priceWeek(relaxed.prices)
    // A dive of days is quick beside days made anew, so that with leftovers there are several between.
    if (!this.#problem.request.leftovers || this.#rounds % REBUILD_EVERY === 0) this.#rebuild(relaxed.prices)
    this.#rounds++
    this.#idle = this.#objective > before - 1e-6 ? this.#idle + 1 : 0
  }

  /** A plan made day by day like the first one, where each day pays what it takes from the others. */
  priceWeek(prices: DualPrices): void {
    const pricing: Pricing = (option, is_leftover) => priceOf(prices, option, is_leftover)
    const priced = firstDays(this.#problem, this.#solver, { pricing })
    if ('days' in priced) this.#take(priced.days)
  }

  /** Makes a few days anew, other ones each time. */
  #rebuild(prices: DualPrices): void {
    const { length } = this.#days
    for (let attempt = 0; attempt < REBUILDS; attempt++) {
      const chance = (what: string) => seededShare(this.#problem.request.seed, `${this.#rebuilds} ${what}`)
      const count = Math.min(length, 1 + Math.floor(3 * chance('count')))
      const order = this.#days.map((_, day) => day).sort((one, other) => chance(`day ${one}`) - chance(`day ${other}`))
      const share = chance('share')
      this.#rebuilds++
      // All but the last pay part of the prices for what they take from it.
      const pricing = (is_last: boolean): Pricing =>
        is_last ? () => 0 : (option, is_leftover) => share * priceOf(prices, option, is_leftover)
      this.#take(rebuildDays(this.#problem, this.#solver, this.#days, order.slice(0, count), pricing))
    }
  }

  /** A dive that tells days apart. Most of them keep all days of the plan but a few in a row, so that they go near by. */
  #diveByDays(relaxed: Relaxation): void {
    const turn = this.#dives++
    const chance = (what: string) => seededShare(this.#problem.request.seed, `${turn} ${what}`)
    const { length } = this.#days
    const is_whole = turn % WHOLE_DIVE_EVERY === 0 && length <= MOST_DAYS_AT_ONCE
    const count = is_whole ? length : Math.min(length, LEAST_ANEW + Math.floor(MORE_ANEW * chance('count')))
    const first = Math.floor((length - count + 1) * chance('first'))
    const kept = new Map(
      [...this.#days.entries()]
        .filter(([day]) => day < first || day >= first + count)
        .map(([day, plan]) => [day, this.#pool.withoutLeftovers(plan, this.#pool.classOf(day))]),
    )
    this.#take(diveByDays(this.#problem, this.#pool, this.#solver, relaxed, { turn, kept }))
  }

  /** Keeps a plan if it is better, and its days in any case. */
  #take(days: readonly DayPlan[] | null): void {
    if (days === null || days.length !== this.#days.length || !haveLeftoversPots(this.#problem, days)) return
    this.#addDays(days)
    const objective = planObjective(this.#problem, days)
    if (objective >= this.#objective) return
    this.#days = days
    this.#objective = objective
  }

  #addDays(days: readonly DayPlan[]): void {
    for (const [day, plan] of days.entries()) this.#pool.add(plan, this.#pool.classOf(day))
  }
}
