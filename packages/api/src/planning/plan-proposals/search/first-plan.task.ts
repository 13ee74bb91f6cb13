import { planAtOnce } from '@zivina/planner/generate-plan'
import type { Candidate, PlanAnswer, PlanRequest } from '@zivina/planner/plan-request'
import { highsSolver } from '@zivina/planner/solver/highs-solver'

/** Seconds of the processor after which the best so far is the answer: half of the task's limit, as the step under way is finished. */
const SECONDS = 15

/** Computes a first plan, or why there is none. */
export default async function firstPlan({
  request,
  candidates,
  may_open_days,
}: {
  request: PlanRequest
  candidates: readonly Candidate[]
  may_open_days: boolean
}): Promise<PlanAnswer> {
  const solver = await highsSolver()
  const began = process.cpuUsage()
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1e6
  }
  return planAtOnce(request, candidates, solver, { time: { seconds: SECONDS, spent }, may_open_days })
}
