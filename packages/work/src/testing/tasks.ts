import type { TaskOf } from '../port.ts'
import type countUp from './count-up.task.ts'
import type double from './double.task.ts'
import type hold from './hold.task.ts'
import type misbehave from './misbehave.task.ts'

/** Longer than any test takes. */
const time_limit_ms = 600_000

export const COUNT_UP: TaskOf<typeof countUp> = {
  name: 'count_up',
  module: new URL('./count-up.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms,
}

export const DOUBLE: TaskOf<typeof double> = {
  name: 'double',
  module: new URL('./double.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms,
}

export const HOLD: TaskOf<typeof hold> = {
  name: 'hold',
  module: new URL('./hold.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms,
}

export const MISBEHAVE: TaskOf<typeof misbehave> = {
  name: 'misbehave',
  module: new URL('./misbehave.task.ts', import.meta.url),
  weight: 'short',
  time_limit_ms,
}
