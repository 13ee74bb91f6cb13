import type { TaskFigures, WorkFigures } from './port.ts'

/** Counts the outcomes of work items. */
export type FigureBook = {
  /** The counts of a task, which callers increase. */
  of(task: { name: string }): TaskFigures
  /** All counts at present. */
  all(): WorkFigures['tasks']
  /** Milliseconds that an item took on average; 0 before the first. */
  mean_ms(): number
}

export function openFigures(): FigureBook {
  const tasks = new Map<string, TaskFigures>()
  const of: FigureBook['of'] = ({ name }) => {
    const known = tasks.get(name)
    if (known) return known
    const fresh = {
      running: 0,
      waiting: 0,
      done: 0,
      failed: 0,
      refused: 0,
      timed_out: 0,
      out_of_memory: 0,
      cancelled: 0,
      busy_ms: 0,
    }
    tasks.set(name, fresh)
    return fresh
  }
  const mean_ms = (): number => {
    const all = [...tasks.values()]
    const ended = all.reduce((sum, one) => sum + one.done + one.failed + one.timed_out + one.out_of_memory, 0)
    return all.reduce((sum, one) => sum + one.busy_ms, 0) / Math.max(1, ended)
  }
  return { of, mean_ms, all: () => Object.fromEntries([...tasks].map(([name, figures]) => [name, { ...figures }])) }
}
