import type { TaskOf } from '@zivina/work/port'
import type drawMealPlan from './draw-plan.task.ts'

/** Draws a meal plan of two months at most. */
export const DRAW_MEAL_PLAN: TaskOf<typeof drawMealPlan> = {
  name: 'meal_plan_pdf',
  module: new URL('./draw-plan.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 2,
}
