import type { TaskOf } from '@zivina/work/port'
import type firstPlan from './first-plan.task.ts'
import type improvePlan from './improve-plan.task.ts'

/**
 * Megabytes of the process of one search. A week of one to three eaters stays below 200, 28 days with leftovers reach 460 in 25 seconds.
 */
const SEARCH_MEMORY_MB = 512
/** A first plan of 28 days takes up to 180. */
const FIRST_PLAN_MEMORY_MB = 384

/** Computes a first plan, or why there is none. */
export const FIRST_PLAN: TaskOf<typeof firstPlan> = {
  name: 'first_plan',
  module: new URL('./first-plan.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms: 30_000,
  memory_mb: FIRST_PLAN_MEMORY_MB,
  max_waiting_for_one: 3,
}

/** Looks for better plans until one is certified, and reports each. */
export const IMPROVE_PLAN: TaskOf<typeof improvePlan> = {
  name: 'improve_plan',
  module: new URL('./improve-plan.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 60_000,
  memory_mb: SEARCH_MEMORY_MB,
  max_waiting_for_one: 2,
}
