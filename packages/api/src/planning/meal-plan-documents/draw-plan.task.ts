import { drawPlan } from '@zivina/integrations/plan-pdf/draw-plan'
import type { PrintedPlan } from '@zivina/integrations/plan-pdf/printed-plan'

/** Draws a meal plan as a PDF. Runs in the work pool: fonts and pages take a while. */
export default function drawMealPlan(plan: PrintedPlan): Promise<Uint8Array> {
  return drawPlan(plan)
}
