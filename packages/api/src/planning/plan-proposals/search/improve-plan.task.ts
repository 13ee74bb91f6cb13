import { certifyPlan } from '@zivina/planner/generate-plan'
import type { Candidate, MealPlan, PlanProgress, PlanRequest } from '@zivina/planner/plan-request'
import { highsSolver } from '@zivina/planner/solver/highs-solver'

/** Looks for better plans until one is certified, and reports each step. */
export default async function improvePlan(
  { request, candidates, plan }: { request: PlanRequest; candidates: readonly Candidate[]; plan: MealPlan },
  report: (progress: PlanProgress) => void,
): Promise<void> {
  for await (const progress of certifyPlan(request, candidates, plan, await highsSolver())) report(progress)
}
