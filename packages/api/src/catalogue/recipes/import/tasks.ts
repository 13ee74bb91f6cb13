import type { TaskOf } from '@zivina/work/port'
import type readImport from './read-recipes.task.ts'

type ReadTask = TaskOf<typeof readImport>

const module = new URL('./read-recipes.task.ts', import.meta.url)
/** A person reads one import after another, and a waiting import holds its file in memory. */
const max_waiting_for_one = 3

/** Reads a pasted text, which is short. */
export const READ_TEXT: ReadTask = {
  name: 'recipe import: text',
  module,
  weight: 'short',
  time_limit_ms: 5000,
  max_waiting_for_one,
}

/** Reads a page or a file, which may be large. */
export const READ_FILE: ReadTask = {
  name: 'recipe import: file',
  module,
  weight: 'long',
  time_limit_ms: 10_000,
  max_waiting_for_one,
}
