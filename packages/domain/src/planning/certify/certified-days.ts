import { countCandidates } from '../choose-candidates.ts'
import type { DayPlan } from '../day-plan.ts'
import { firstDays, improveDay } from '../first-plan.ts'
import { mealPlan, planObjective } from '../meal-plan.ts'
import type { PlanProgress } from '../plan-request.ts'
import type { Problem } from '../problem.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { ColumnPool } from './column-pool.ts'
import { type DualPrices, mixPrices, priceOf } from './dual-prices.ts'
import { solveFractionalPlan } from './fractional-plan.ts'
import { addPromising, lagrangianBound } from './price-days.ts'
import { chooseWeek } from './week-choice.ts'
import { promiseOf, type Relaxation, solveMaster } from './week-master.ts'

export type CertifyOptions = {
  /** Ends when the gap is at most this; 0 looks as far as it can. */
  goal_gap: number
  /** Iterations after which it ends. */
  iterations: number
  /** Aborted when the person is content; the generator ends with the step it is at. */
  signal?: AbortSignal | undefined
}

/**
 * How much of the prices stays those of the best bound (smoothing after Wentges): prices of a master with few columns swing
 * widely, and days found by them are of little use.
 */
const STEADINESS = 0.7
/** Every so many iterations the bound is computed, and a whole plan is made of the columns. */
const BOUND_EVERY = 3
/** Rounds of looking for a better plan after the bound has stopped rising. */
const LAST_ROUNDS = 4

/**
 * Makes a plan better step by step and proves how good it is, by column generation (see docs/domain/meal-plan-model.md). The
 * first step is the plan it starts from; no step is worse than the one before, and no bound is lower.
 */
export async function* certifyDays(
  problem: Problem,
  solver: LinearSolver,
  start: readonly DayPlan[],
  options: CertifyOptions,
): AsyncGenerator<PlanProgress> {
  const search = new Search(problem, solver, start)
  for (let iteration = 0; ; iteration++) {
    const progress = search.progress(iteration)
    const is_certified = progress.gap !== null && progress.gap <= options.goal_gap
    const is_over = search.is_exhausted || iteration >= options.iterations
    const ended = is_certified ? 'certified' : options.signal?.aborted ? 'stopped' : is_over ? 'no_better_found' : null
    yield { ...progress, ended }
    if (ended !== null) return
    // A turn of the event loop, so that an abort can arrive.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!options.signal?.aborted) search.step(iteration)
  }
}

/** The best plan and bound so far, and the columns that led to them. */
class Search {
  readonly #problem: Problem
  readonly #solver: LinearSolver
  readonly #pool: ColumnPool
  readonly #candidates: number
  #days: readonly DayPlan[]
  #objective: number
  #bound = 0
  #steady: DualPrices | null = null
  /** The prices of the plan in fractions are tried as they are first: their bound is never below its own. */
  #steadiness = 1
  #is_converged = false
  #rounds = 0
  is_exhausted = false

  constructor(problem: Problem, solver: LinearSolver, start: readonly DayPlan[]) {
    this.#problem = problem
    this.#solver = solver
    this.#pool = new ColumnPool(problem)
    this.#candidates = countCandidates(problem)
    this.#days = start
    this.#objective = planObjective(problem, start)
    this.#addDays(start)
  }

  progress(iterations: number): Omit<PlanProgress, 'ended'> {
    const plan = mealPlan(this.#problem, this.#days)
    const bound = this.#steady ? Math.min(this.#bound, plan.objective) : null
    const gap = bound === null ? null : plan.objective > 0 ? (plan.objective - bound) / plan.objective : 0
    return { plan, objective: plan.objective, bound, gap, iterations, candidates: this.#candidates }
  }

  step(iteration: number): void {
    if (this.#steady === null) {
      this.#begin()
      return
    }
    const relaxed = solveMaster(this.#problem, this.#pool, this.#solver)
    if (this.#is_converged) {
      this.#lookFurther(relaxed)
      return
    }
    const prices = mixPrices(this.#steady, relaxed.prices, this.#steadiness)
    const is_improving = addPromising(this.#problem, this.#pool, this.#solver, relaxed, prices)
    if (is_improving && iteration % BOUND_EVERY !== 0) return
    this.#raiseBound(relaxed, prices, is_improving)
    this.#chooseWeek(relaxed)
  }

  /** The plan in fractions gives the first bound and prices. */
  #begin(): void {
    const fractional = solveFractionalPlan(this.#problem, this.#solver)
    if (fractional === 'infeasible') throw new Error('A plan exists, but its relaxation is infeasible')
    this.#bound = fractional.objective
    this.#steady = fractional.prices
    this.#priceWeek(fractional.prices)
  }

  #raiseBound(relaxed: Relaxation, prices: DualPrices, is_improving: boolean): void {
    const answer = lagrangianBound(this.#problem, this.#pool, this.#solver, relaxed, prices)
    const is_raised = answer.bound > this.#bound
    if (is_raised) {
      this.#bound = answer.bound
      this.#steady = prices
    }
    const is_stuck = !is_improving && !answer.is_improving
    // Steady prices may hide a column that the master's own prices call for.
    this.#is_converged = is_stuck && this.#steadiness === 0
    if (is_raised) this.#steadiness = STEADINESS
    else this.#steadiness = is_stuck ? 0 : (1 + this.#steadiness) / 2
  }

  #chooseWeek(relaxed: Relaxation): void {
    const promise = (plan: DayPlan, of: number) => promiseOf(relaxed, plan, of)
    this.#take(chooseWeek(this.#problem, this.#pool, this.#solver, this.#days, promise))
  }

  /** The columns cannot raise the bound further: a week priced day by day and single days made anew may still lower the cost. */
  #lookFurther(relaxed: Relaxation): void {
    const before = this.#objective
    if (this.#rounds === 0) this.#priceWeek(relaxed.prices)
    for (const { day } of this.#problem.days) {
      const plan = improveDay(this.#problem, this.#solver, this.#days, day)
      if (plan) this.#take(this.#days.with(day, plan))
    }
    this.#chooseWeek(relaxed)
    this.#rounds++
    this.is_exhausted = this.#rounds >= LAST_ROUNDS || (this.#rounds > 1 && this.#objective > before - 1e-6)
  }

  /** A plan made day by day like the first one, where each day pays what it takes from the others. */
  #priceWeek(prices: DualPrices): void {
    const priced = firstDays(this.#problem, this.#solver, (option, is_leftover) => priceOf(prices, option, is_leftover))
    if ('days' in priced) this.#take(priced.days)
  }

  /** Keeps a plan if it is better, and its days in any case. */
  #take(days: readonly DayPlan[] | null): void {
    if (days === null || days.length !== this.#days.length) return
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
