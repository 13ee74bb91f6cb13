import type { SearchLimits } from '../day-search/search-day.ts'
import { taskAlone } from '../day-tasks.ts'
import type { Problem } from '../problem.ts'
import { type SolvedDay, solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { type DualPrices, leastPriceOf, priceCredit } from './dual-prices.ts'
import { promiseOf, type Relaxation } from './week-master.ts'

/** Good days of each class that join the columns, and the work of looking for them. */
const GOOD_DAYS: SearchLimits = { most: 20, work: 1_000_000 }
/** Searches for each class beside the first, with other dishes: a week needs several days that go together. */
const COMPANIONS = 3
/** What a dish of a day just found costs its companions. */
const COMPANION_PRICE = 0.5
/** A column must promise more than this to count as an improvement. */
const LEAST_PROMISE = 1e-6

/** The best days of a class by the prices; dishes in `avoided` cost more. */
export function priceDay(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  prices: DualPrices,
  of: number,
  limits: SearchLimits,
  avoided: ReadonlySet<string> = new Set(),
): SolvedDay {
  const like = pool.classes[of]?.like
  if (like === undefined) throw new RangeError(`There is no class ${of}`)
  const task = taskAlone(
    problem,
    like,
    (option, is_leftover) =>
      leastPriceOf(problem, prices, option, is_leftover, of) +
      (avoided.has(option.candidate.guid) ? COMPANION_PRICE : 0),
  )
  return solveDay(problem, task, solver, limits)
}

/**
 * Prices the days of each class: adds the best ones to the pool, and gives the Lagrangian bound of the prices. No plan of the named
 * candidates costs less than the best priced day of each class, taken for each of its days, less what the prices may earn back. It
 * holds for any prices. `effort` multiplies the work.
 */
export function priceDays(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxed: Relaxation,
  prices: DualPrices,
  effort: number,
): { bound: number; is_improving: boolean } {
  let bound = -priceCredit(problem, prices)
  let is_improving = false
  for (const [of, { days }] of pool.classes.entries()) {
    const avoided = new Set<string>()
    const thorough = { ...GOOD_DAYS, work: GOOD_DAYS.work * effort }
    for (let turn = 0; turn <= Math.min(COMPANIONS, days.length - 1); turn++) {
      const solved = priceDay(problem, pool, solver, prices, of, turn === 0 ? thorough : GOOD_DAYS, avoided)
      if (solved.state === 'infeasible' && turn === 0) return { bound: Number.POSITIVE_INFINITY, is_improving: false }
      if (solved.state !== 'infeasible' && turn === 0) bound += days.length * solved.bound
      if (solved.state !== 'found') break
      for (const plan of [solved.plan, ...solved.others]) {
        const is_new = pool.add(plan, of)
        is_improving ||= is_new && promiseOf(relaxed, plan, of) < -LEAST_PROMISE
      }
      for (const { option } of solved.plan.dishes) avoided.add(option.candidate.guid)
    }
  }
  return { bound, is_improving }
}
