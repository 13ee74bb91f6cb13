import type { TaskOf } from '@zivina/work/port'
import type readImport from './read-import.task.ts'

/** Reads a table of some megabytes. */
export const READ_IMPORT: TaskOf<typeof readImport> = {
  name: 'diary_import',
  module: new URL('./read-import.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 2,
}
