import type { TaskOf } from '@zivina/work/port'
import type readStatement from './read-statement.task.ts'

/** Reads a bank statement of some megabytes. */
export const READ_STATEMENT: TaskOf<typeof readStatement> = {
  name: 'bank_statement',
  module: new URL('./read-statement.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 2,
}
