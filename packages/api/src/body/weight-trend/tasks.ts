import type { TaskOf } from '@zivina/work/port'
import type readTrend from './read-trend.task.ts'

/** Computes the trend of all weighings that a person may have. */
export const READ_TREND: TaskOf<typeof readTrend> = {
  name: 'weight_trend',
  module: new URL('./read-trend.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms: 10_000,
  max_waiting_for_one: 3,
}
