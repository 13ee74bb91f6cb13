import type { DayPlan } from '../day-plan.ts'
import type { PlanProgress } from '../plan-request.ts'
import type { Problem } from '../problem.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { CertifiedSearch } from './certified-search.ts'

export type CertifyOptions = {
  /** Ends when the gap is at most this; 0 looks as far as it can. */
  goal_gap: number
  /** Iterations after which it ends. */
  iterations: number
  /** Aborted when the person is content; the generator ends with the step it is at. */
  signal?: AbortSignal | undefined
}

/**
 * Makes a plan better step by step and proves how good it is, by column generation (see docs/domain/meal-plan-model.md). The
 * first step is the plan it starts from; no step is worse than the one before, and no bound is lower.
 */
export async function* certifyDays(
  problem: Problem,
  solver: LinearSolver,
  start: readonly DayPlan[],
  options: CertifyOptions,
): AsyncGenerator<PlanProgress> {
  const search = new CertifiedSearch(problem, solver, start)
  for (let iteration = 0; ; iteration++) {
    const progress = search.progress(iteration)
    const is_certified = progress.gap !== null && progress.gap <= options.goal_gap
    const is_over = search.is_exhausted || iteration >= options.iterations
    const ended = is_certified ? 'certified' : options.signal?.aborted ? 'stopped' : is_over ? 'no_better_found' : null
    yield { ...progress, ended }
    if (ended !== null) return
    // A turn of the event loop, so that an abort can arrive.
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!options.signal?.aborted) search.step(iteration)
  }
}
