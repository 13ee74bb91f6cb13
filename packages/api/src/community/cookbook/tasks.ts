import type { TaskOf } from '@zivina/work/port'
import type writeCookbook from './write-cookbook.task.ts'

/** Writes one file of a cookbook. Hundreds of pages take seconds, on a busy machine many. */
export const WRITE_COOKBOOK: TaskOf<typeof writeCookbook> = {
  name: 'cookbook',
  module: new URL('./write-cookbook.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 60_000,
  max_waiting_for_one: 2,
}
