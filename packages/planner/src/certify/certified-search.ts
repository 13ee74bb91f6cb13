import { countCandidates } from '../choose-candidates.ts'
import type { DayPlan } from '../day-plan.ts'
import { mealPlan } from '../meal-plan.ts'
import type { PlanProgress } from '../plan-request.ts'
import type { Problem } from '../problem.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { BestPlan } from './best-plan.ts'
import { ColumnPool } from './column-pool.ts'
import { type DualPrices, mixPrices } from './dual-prices.ts'
import { solveFractionalPlan } from './fractional-plan.ts'
import { priceDays } from './price-days.ts'
import { type Relaxation, solveMaster } from './week-master.ts'

/**
 * How much of the prices stays those of the best bound (smoothing after Wentges): prices of a master with few columns swing
 * widely, and days found by them are of little use.
 */
const STEADINESS = 0.7
/** The bound is no more raised where it is so near to the relaxed master. */
const TIGHT = 0.0005
/** How many times the usual work may at last be done to find the best days of a class. */
const MOST_EFFORT = 16
/** Every so many iterations a whole plan is made of the columns. */
const CHOOSE_EVERY = 5

/** The best bound so far and the columns that led to it, beside the best plan. */
export class CertifiedSearch {
  readonly #problem: Problem
  readonly #solver: LinearSolver
  readonly #pool: ColumnPool
  readonly #candidates: number
  readonly #best: BestPlan
  #bound = 0
  #steady: DualPrices | null = null
  /** The prices of the plan in fractions are tried as they are first: their bound is never below its own. */
  #steadiness = 1
  #is_converged = false
  #effort = 1

  constructor(problem: Problem, solver: LinearSolver, start: readonly DayPlan[]) {
    this.#problem = problem
    this.#solver = solver
    this.#pool = new ColumnPool(problem)
    this.#candidates = countCandidates(problem)
    this.#best = new BestPlan(problem, this.#pool, solver, start)
  }

  /** Whether neither the bound nor the plan has moved for long. */
  get is_exhausted(): boolean {
    return this.#is_converged && this.#best.is_exhausted
  }

  progress(iterations: number): Omit<PlanProgress, 'ended'> {
    const plan = mealPlan(this.#problem, this.#best.days)
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
    if (relaxed === null) throw new Error('A plan exists, but its master has no solution')
    if (this.#is_converged) {
      this.#best.lookFurther(relaxed)
      return
    }
    const prices = mixPrices(this.#steady, relaxed.prices, this.#steadiness)
    this.#raiseBound(relaxed, prices)
    if (iteration % CHOOSE_EVERY === 0 || this.#is_converged) this.#best.dive(relaxed)
  }

  /** The plan in fractions gives the first bound and prices. */
  #begin(): void {
    const fractional = solveFractionalPlan(this.#problem, this.#solver)
    if (fractional === 'infeasible') throw new Error('A plan exists, but its relaxation is infeasible')
    this.#bound = fractional.objective
    this.#steady = fractional.prices
    this.#best.priceWeek(fractional.prices)
  }

  #raiseBound(relaxed: Relaxation, prices: DualPrices): void {
    const { bound, is_improving } = priceDays(this.#problem, this.#pool, this.#solver, relaxed, prices, this.#effort)
    const is_raised = bound > this.#bound
    if (is_raised) {
      this.#bound = bound
      this.#steady = prices
    }
    const is_tight = relaxed.objective - this.#bound < TIGHT * relaxed.objective
    // Steady prices may hide a column that the master's own prices call for, and too little work the best day.
    const is_stuck = !is_improving && this.#steadiness === 0
    this.#is_converged = is_tight || (is_stuck && this.#effort >= MOST_EFFORT)
    if (is_stuck || (!is_improving && !is_raised)) this.#effort = Math.min(MOST_EFFORT, 2 * this.#effort)
    if (is_raised) this.#steadiness = STEADINESS
    else this.#steadiness = is_improving ? (1 + this.#steadiness) / 2 : 0
  }
}
