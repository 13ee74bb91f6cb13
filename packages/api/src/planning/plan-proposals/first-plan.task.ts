import { withNamedCandidates } from '@zivina/domain/planning/choose-candidates'
import { firstDays } from '@zivina/domain/planning/first-plan'
import { mealPlan } from '@zivina/domain/planning/meal-plan'
import type { Candidate, PlanAnswer, PlanRequest } from '@zivina/domain/planning/plan-request'
import { buildProblem } from '@zivina/domain/planning/problem'
import { highsSolver } from '@zivina/domain/planning/solver/highs-solver'

/** Computes a first plan, or why there is none. */
export default async function firstPlan(input: {
  request: PlanRequest
  candidates: readonly Candidate[]
}): Promise<PlanAnswer> {
  const problem = withNamedCandidates(buildProblem(input.request, input.candidates))
  const answer = firstDays(problem, await highsSolver())
  return 'days' in answer ? { state: 'planned', plan: mealPlan(problem, answer.days) } : { state: 'not_found' }
}
