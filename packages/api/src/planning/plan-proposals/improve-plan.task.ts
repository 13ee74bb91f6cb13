import { certifyDays } from '@zivina/domain/planning/certify/certified-days'
import { withNamedCandidates } from '@zivina/domain/planning/choose-candidates'
import { firstDays } from '@zivina/domain/planning/first-plan'
import type { Candidate, MealPlan, PlanProgress, PlanRequest } from '@zivina/domain/planning/plan-request'
import { buildProblem } from '@zivina/domain/planning/problem'
import { highsSolver } from '@zivina/domain/planning/solver/highs-solver'

/** Looks for better plans until one is certified, and reports each step. */
export default async function improvePlan(
  { request, candidates }: { request: PlanRequest; candidates: readonly Candidate[]; plan: MealPlan },
  report: (progress: PlanProgress) => void,
): Promise<void> {
  const problem = withNamedCandidates(buildProblem(request, candidates))
  const solver = await highsSolver()
  const start = firstDays(problem, solver)
  if (!('days' in start)) return
  for await (const progress of certifyDays(problem, solver, start.days, { goal_gap: 0.01, iterations: 200 })) {
    report(progress)
  }
}
