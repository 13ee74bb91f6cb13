import type { TaskOf } from '@zivina/work/port'
import type drawDocument from './draw-invoice.task.ts'

/** Draws one document of a page. */
export const DRAW_INVOICE: TaskOf<typeof drawDocument> = {
  name: 'invoice_pdf',
  module: new URL('./draw-invoice.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 4,
}
