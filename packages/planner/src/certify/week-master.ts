import type { DayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import { type DualPrices, priceOf, SharedRows } from './dual-prices.ts'

/** A day plan that days of a class may take. */
export type ClassPlan = { plan: DayPlan; of: number }

/** How many days of a class take a plan, in fractions. */
type Taken = ClassPlan & { days: number }

/** `worth`, by class: what a day of it costs by the prices; a day plan that costs less makes the master cheaper. */
export type Relaxation = { objective: number; prices: DualPrices; worth: number[]; taken: readonly Taken[] }

/**
 * The relaxed master over the columns known: how many days of each class take which plan, in fractions. Days of a class are not
 * told apart, so the rules that say on which days a dish may come are left out; what remains allows every plan and more. Plans in
 * `settled` are taken at least so often. Null where the columns known cannot go with them.
 */
export function solveMaster(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  settled: readonly ClassPlan[] = [],
): Relaxation | null {
  const model = new ModelBuilder()
  const classes = pool.classes.map(({ days }) => model.row(days.length, days.length))
  const shared = new SharedRows(problem, model)
  const columns: (ClassPlan & { column: number })[] = []
  for (const { plan, classes: ofPlan } of pool.columns) {
    for (const of of ofPlan) {
      const least = settled.filter((one) => one.plan === plan && one.of === of).length
      const column = model.real(plan.cost, least, Number.POSITIVE_INFINITY)
      const row = classes[of]
      if (row !== undefined) model.add(row, column, 1)
      shared.enter(column, plan.dishes, of)
      columns.push({ plan, of, column })
    }
  }
  const { state, objective, row_duals, values } = solver.solve(model)
  if (row_duals === null || values === null || state !== 'optimal') return null
  const taken = columns.flatMap(({ plan, of, column }) => {
    const days = values[column] ?? 0
    return days > 1e-6 ? [{ plan, of, days }] : []
  })
  return { objective, prices: shared.prices(row_duals), worth: classes.map((row) => row_duals[row] ?? 0), taken }
}

/** The reduced cost of a day plan in a class: negative, if it can make the relaxed master cheaper. */
export function promiseOf({ prices, worth }: Relaxation, plan: DayPlan, of: number): number {
  const priced = plan.dishes.reduce(
    (sum, { option, is_leftover }) => sum + priceOf(prices, option, is_leftover, of),
    plan.cost,
  )
  return priced - (worth[of] ?? 0)
}
