import type { DayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'
import type { ClassPlan } from './week-master.ts'
import { WeekModel } from './week-model.ts'

/** Nodes of the search for the best week of known day plans. */
const WEEK_NODES = 300

/**
 * The best whole plan made of some day plans and the present days, with all rules about which day a dish may come on; null where
 * the search finds none.
 */
export function arrangeWeek(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  days: readonly DayPlan[],
  plans: readonly ClassPlan[],
): DayPlan[] | null {
  const offers = problem.days.map(({ day }) => {
    const known = plans.filter(({ of }) => of === pool.classOf(day)).map(({ plan }) => plan)
    const present = days[day]
    return [...new Set(present ? [...known, present] : known)]
  })
  return new WeekModel(problem, offers).choose(solver, WEEK_NODES, days)
}
