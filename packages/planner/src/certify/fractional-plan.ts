import { buildDayModel } from '../day-model.ts'
import { taskAlone } from '../day-tasks.ts'
import type { Problem } from '../problem.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import { dayClasses } from './day-classes.ts'
import { type DualPrices, SharedRows } from './dual-prices.ts'

/**
 * The whole plan in fractions of dishes, days that are alike taken together: one linear model without whole numbers. Its cost is
 * a first bound, its prices are where column generation starts; where even it is infeasible, there is no plan.
 */
export function solveFractionalPlan(
  problem: Problem,
  solver: LinearSolver,
): { objective: number; prices: DualPrices } | 'infeasible' {
  const model = new ModelBuilder()
  const shared = new SharedRows(problem, model)
  for (const [of, { like, days }] of dayClasses(problem).entries()) {
    const day = buildDayModel(problem, taskAlone(problem, like))
    const first = model.columns.length
    const times = days.length
    for (const { cost, from, to } of day.model.columns) model.real(cost, from * times, to * times)
    for (const row of day.model.rows) {
      const copy = model.row(row.from * times, row.to * times)
      for (const [at, column] of row.columns.entries()) model.add(copy, first + column, row.values[at] ?? 0)
    }
    for (const { from, chosen } of day.columns) shared.enter(first + chosen, [from], of)
  }
  const { state, objective, row_duals } = solver.solve(model)
  return state === 'infeasible' || row_duals === null ? 'infeasible' : { objective, prices: shared.prices(row_duals) }
}
