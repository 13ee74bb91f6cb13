import { dayTask } from '../day-tasks.ts'
import type { Problem } from '../problem.ts'
import { type DayEffort, type SolvedDay, solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { type DualPrices, priceCredit, priceOf } from './dual-prices.ts'
import { promiseOf, type Relaxation } from './week-master.ts'

/** Plans of each class looked for beside the best one, with other dishes: a week needs several that go together. */
const COMPANIONS = 3
/** What a dish of a plan just found costs its companions. */
const COMPANION_PRICE = 0.5
/** A column must promise more than this to count as an improvement. */
const LEAST_PROMISE = 1e-4

/** The best day of a class by the prices; dishes in `avoided` cost more. */
export function priceDay(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  prices: DualPrices,
  of: number,
  effort: DayEffort,
  avoided: ReadonlySet<string> = new Set(),
): SolvedDay {
  const like = pool.classes[of]?.like
  if (like === undefined) throw new RangeError(`There is no class ${of}`)
  const task = dayTask(
    problem,
    like,
    (meal) => problem.meals[meal]?.options ?? [],
    // A quick search leaves out leftovers of dishes that no plan cooks yet: nothing would go with them.
    ({ candidate }, is_leftover) => !is_leftover || effort === 'exact' || pool.cooked.has(candidate.guid),
    (option, is_leftover) =>
      priceOf(prices, option, is_leftover) + (avoided.has(option.candidate.guid) ? COMPANION_PRICE : 0),
  )
  return solveDay(problem, task, solver, effort)
}

/** Adds a day plan of each class that the prices call for, and companions; whether any promises to improve the master. */
export function addPromising(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxed: Relaxation,
  prices: DualPrices,
): boolean {
  let is_improving = false
  for (const [of, { days }] of pool.classes.entries()) {
    const avoided = new Set<string>()
    for (let turn = 0; turn <= Math.min(COMPANIONS, days.length - 1); turn++) {
      const solved = priceDay(problem, pool, solver, prices, of, 'quick', avoided)
      if (solved.state !== 'found') break
      if (pool.add(solved.plan, of)) {
        is_improving ||= promiseOf(relaxed, solved.plan, of) < -LEAST_PROMISE
      }
      for (const { option } of solved.plan.dishes) avoided.add(option.candidate.guid)
    }
  }
  return is_improving
}

/**
 * The Lagrangian bound of the prices: no plan of the named candidates costs less than the best priced day of each class, taken
 * for each of its days, less what the prices may earn back. It holds for any prices. The days found are added to the pool.
 */
export function lagrangianBound(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  relaxed: Relaxation,
  prices: DualPrices,
): { bound: number; is_improving: boolean } {
  let bound = -priceCredit(problem, prices)
  let is_improving = false
  for (const [of, { days }] of pool.classes.entries()) {
    const solved = priceDay(problem, pool, solver, prices, of, 'exact')
    if (solved.state === 'infeasible') return { bound: Number.POSITIVE_INFINITY, is_improving: false }
    bound += days.length * solved.bound
    if (solved.state === 'found' && pool.add(solved.plan, of)) {
      is_improving ||= promiseOf(relaxed, solved.plan, of) < -LEAST_PROMISE
    }
  }
  return { bound, is_improving }
}
