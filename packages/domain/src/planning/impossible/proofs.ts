import { solveFractionalPlan } from '../certify/fractional-plan.ts'
import { namedProblem } from '../choose-candidates.ts'
import { taskAlone } from '../day-tasks.ts'
import type { Candidate, PlanRequest } from '../plan-request.ts'
import type { Problem } from '../problem.ts'
import { solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'

/** Reads a request over the recipes that a proof is about. */
export function proofProblem(request: PlanRequest, candidates: readonly Candidate[]): Problem {
  return namedProblem(request, candidates)
}

/** Whether it is proven that a day has no plan, whatever the other days are. */
export function isDayImpossible(problem: Problem, number: number, solver: LinearSolver): boolean {
  const day = problem.days[number]
  return day !== undefined && solveDay(problem, taskAlone(problem, day), solver).state === 'infeasible'
}

/** Whether it is proven that the days have no plan together: there is none even in fractions of dishes. */
export function areDaysImpossible(problem: Problem, solver: LinearSolver): boolean {
  return solveFractionalPlan(problem, solver) === 'infeasible'
}
