import type { TaskOf } from '@zivina/work/port'
import type readNames from './match-names.task.ts'

/** Compares a few hundred names with their candidates. */
export const READ_NAMES: TaskOf<typeof readNames> = {
  name: 'food_names',
  module: new URL('./match-names.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms: 10_000,
  max_waiting_for_one: 6,
}
