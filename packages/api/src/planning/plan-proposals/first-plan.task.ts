import { planAtOnce } from '@zivina/domain/planning/generate-plan'
import type { Candidate, PlanAnswer, PlanRequest } from '@zivina/domain/planning/plan-request'
import { highsSolver } from '@zivina/domain/planning/solver/highs-solver'

/** Computes a first plan, or why there is none. */
export default async function firstPlan({
  request,
  candidates,
}: {
  request: PlanRequest
  candidates: readonly Candidate[]
}): Promise<PlanAnswer> {
  return planAtOnce(request, candidates, await highsSolver())
}
