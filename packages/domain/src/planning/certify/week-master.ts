import type { DayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { type DualPrices, priceOf, SharedRows } from './dual-prices.ts'

/** `worth`, by class: what a day of it costs by the prices; a day plan that costs less makes the master cheaper. */
export type Relaxation = { objective: number; prices: DualPrices; worth: number[] }

/**
 * The relaxed master over the columns known: how many days of each class take which plan, in fractions. Days of a class are not
 * told apart, so the rules that say on which days a dish may come are left out; what remains allows every plan and more.
 */
export function solveMaster(problem: Problem, pool: ColumnPool, solver: LinearSolver): Relaxation {
  const model = new ModelBuilder()
  const classes = pool.classes.map(({ days }) => model.row(days.length, days.length))
  const shared = new SharedRows(problem, model)
  for (const { plan, classes: of } of pool.columns) {
    for (const number of of) {
      const column = model.real(plan.cost, 0, Number.POSITIVE_INFINITY)
      const row = classes[number]
      if (row !== undefined) model.add(row, column, 1)
      shared.enter(column, plan.dishes)
    }
  }
  const { state, objective, row_duals } = solver.solve(model)
  if (row_duals === null || state !== 'optimal') throw new Error(`The master ended ${state}`)
  return { objective, prices: shared.prices(row_duals), worth: classes.map((row) => row_duals[row] ?? 0) }
}

/** The reduced cost of a day plan in a class: negative, if it can make the relaxed master cheaper. */
export function promiseOf({ prices, worth }: Relaxation, plan: DayPlan, of: number): number {
  const priced = plan.dishes.reduce(
    (sum, { option, is_leftover }) => sum + priceOf(prices, option, is_leftover),
    plan.cost,
  )
  return priced - (worth[of] ?? 0)
}
