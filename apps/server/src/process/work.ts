import { createWorkPool } from '@zivina/work/pool'
import type { TaskFigures, WorkPool } from '@zivina/work/port'
import type { Logger } from 'pino'

const TELL_EVERY_MS = 60_000
/** Outcomes that an operator should look into. */
const TROUBLES = ['failed', 'refused', 'timed_out', 'out_of_memory'] as const

/** Opens the work pool and logs its figures. In development every item runs the saved sources. */
export function openWork({ isLive }: { isLive: boolean }, log: Logger): WorkPool {
  const work = createWorkPool(isLive ? { idle_ms: 0 } : {})
  const tell = createWorkLog(work, log)
  const timer = setInterval(tell, TELL_EVERY_MS).unref()
  const close = async (): Promise<void> => {
    clearInterval(timer)
    await work.close()
    tell()
  }
  return { ...work, close }
}

/**
 * Logs one line for each task whose counts have changed since the last line: a warning where items were refused, ended or
 * failed. The counts are those since the start of the process.
 */
export function createWorkLog(work: Pick<WorkPool, 'figures'>, log: Pick<Logger, 'info' | 'warn'>): () => void {
  let before: Record<string, TaskFigures> = {}
  return () => {
    const { tasks, processes } = work.figures()
    for (const [task, now] of Object.entries(tasks)) {
      const last = before[task]
      const fields = { task, ...now, processes }
      if (TROUBLES.some((name) => now[name] > (last?.[name] ?? 0))) log.warn(fields, 'work refused, ended or failed')
      else if (now.done > (last?.done ?? 0) || now.cancelled > (last?.cancelled ?? 0)) log.info(fields, 'work done')
    }
    before = tasks
  }
}
