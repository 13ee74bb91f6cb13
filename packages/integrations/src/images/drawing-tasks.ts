import type { TaskOf } from '@zivina/work/port'
import type { Drawing, default as drawVariant } from './draw-variant.task.ts'
import { drawingCost } from './drawing-cost.ts'
import type { Source } from './source.ts'

type DrawTask = TaskOf<typeof drawVariant>

const module = new URL('./draw-variant.task.ts', import.meta.url)

/** All pictures of a page wait together at the first visit, and a household or a school shares an address. */
const DRAW_SMALL: DrawTask = {
  name: 'draw-small-picture',
  module,
  weight: 'short',
  time_limit_ms: 15_000,
  max_waiting_for_one: 40,
  done_once_begun: true,
}
const DRAW_LARGE: DrawTask = {
  name: 'draw-large-picture',
  module,
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 10,
  done_once_begun: true,
}
/** Milliseconds of a core. */
const SMALL_MAX = 150

/** The task that draws a variant: small ones are done before large ones. */
export function drawingTask({ plan }: Drawing, source: Source): DrawTask {
  return drawingCost(plan, source) <= SMALL_MAX ? DRAW_SMALL : DRAW_LARGE
}
