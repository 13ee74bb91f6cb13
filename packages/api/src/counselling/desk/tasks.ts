import type { TaskOf } from '@zivina/work/port'
import type drawConsultation from './draw-summary.task.ts'

/** Draws the summary of a consultation. */
export const DRAW_SUMMARY: TaskOf<typeof drawConsultation> = {
  name: 'consultation_pdf',
  module: new URL('./draw-summary.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 4,
}
