import type { TaskOf } from '@zivina/work/port'
import type drawGift from './draw-voucher.task.ts'

/** Draws a gift voucher of a page. */
export const DRAW_VOUCHER: TaskOf<typeof drawGift> = {
  name: 'voucher_pdf',
  module: new URL('./draw-voucher.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 4,
}
