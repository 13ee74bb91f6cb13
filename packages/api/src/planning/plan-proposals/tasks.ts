import type { TaskOf } from '@zivina/work/port'
import type firstPlan from './first-plan.task.ts'
import type improvePlan from './improve-plan.task.ts'

/** Computes a first plan, or why there is none. */
export const FIRST_PLAN: TaskOf<typeof firstPlan> = {
  name: 'first_plan',
  module: new URL('./first-plan.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms: 30_000,
  max_waiting_for_one: 3,
}

/** Looks for better plans until one is certified, and reports each. */
export const IMPROVE_PLAN: TaskOf<typeof improvePlan> = {
  name: 'improve_plan',
  module: new URL('./improve-plan.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 60_000,
  max_waiting_for_one: 2,
}
