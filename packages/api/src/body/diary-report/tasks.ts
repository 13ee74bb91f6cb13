import type { TaskOf } from '@zivina/work/port'
import type drawDiaryReport from './draw-report.task.ts'

/** Draws an overview of a year at most. */
export const DRAW_DIARY_REPORT: TaskOf<typeof drawDiaryReport> = {
  name: 'diary_report_pdf',
  module: new URL('./draw-report.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 2,
}
