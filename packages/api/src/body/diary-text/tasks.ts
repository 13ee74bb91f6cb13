import type { TaskOf } from '@zivina/work/port'
import type readText from './read-text.task.ts'

/** Reads a text of some hundred words. */
export const READ_TEXT: TaskOf<typeof readText> = {
  name: 'diary_text',
  module: new URL('./read-text.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms: 10_000,
  max_waiting_for_one: 6,
}
