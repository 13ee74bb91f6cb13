import { solveFractionalPlan } from '../certify/fractional-plan.ts'
import { namedProblem } from '../choose-candidates.ts'
import type { SearchLimits } from '../day-search/search-day.ts'
import { taskAlone } from '../day-tasks.ts'
import type { Candidate, PlanRequest } from '../plan-request.ts'
import type { Problem } from '../problem.ts'
import { DAY_WORK, solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'

/** Reads a request over the recipes that a proof is about. */
export function proofProblem(request: PlanRequest, candidates: readonly Candidate[]): Problem {
  return namedProblem(request, candidates)
}

/** One day that is found disproves it, however good it is. */
const ANY_DAY: SearchLimits = { most: 1, is_any: true, work: 200_000, work_for_one: DAY_WORK }

/** Whether it is proven that a day has no plan, whatever the other days are. */
export function isDayImpossible(problem: Problem, number: number, solver: LinearSolver): boolean {
  const day = problem.days[number]
  return day !== undefined && solveDay(problem, taskAlone(problem, day), solver, ANY_DAY).state === 'infeasible'
}

/** Whether it is proven that the days have no plan together: there is none even in fractions of dishes. */
export function areDaysImpossible(problem: Problem, solver: LinearSolver): boolean {
  return solveFractionalPlan(problem, solver) === 'infeasible'
}
