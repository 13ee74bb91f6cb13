import { type ProcessLimits, startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type KeeperOptions = ProcessLimits & {
  /** Most processes at once. */
  processes: number
  /** A process that had nothing to do for so long is let go. */
  idle_ms: number
}

/** Lends processes: starts them when they are needed, and lets them go when they no longer are. */
export type ProcessKeeper = {
  /** Whether one can be lent now. */
  hasOne(): boolean
  lend(): WorkerProcess
  /** Takes one back that has done its work and holds `rss` bytes. */
  takeBack(process: WorkerProcess, rss: number): void
  alive(): number
  /** Ends all of them, lent ones too. */
  close(): Promise<void>
}

/** What holds more than this after its work is let go: memory once used is seldom given back. */
const KEPT_MAX_BYTES = 200 * 1024 * 1024

/** @param onRoom called when a process has ended, so that another may be lent */
export function createProcessKeeper(options: KeeperOptions, onRoom: () => void): ProcessKeeper {
  const alive = new Set<WorkerProcess>()
  const idle = new Map<WorkerProcess, NodeJS.Timeout>()
  let isClosed = false

  const forget = (process: WorkerProcess): void => {
    clearTimeout(idle.get(process))
    idle.delete(process)
  }

  const start = (): WorkerProcess => {
    const process = startWorkerProcess(options)
    alive.add(process)
    void process.ended.then(() => {
      alive.delete(process)
      forget(process)
      onRoom()
    })
    return process
  }

  return {
    hasOne: () => !isClosed && (idle.size > 0 || alive.size < options.processes),
    lend: () => {
      // The one used last: others may then be let go.
      const last = [...idle.keys()].at(-1)
      if (!last) return start()
      forget(last)
      return last
    },
    takeBack: (process, rss) => {
      if (isClosed || options.idle_ms === 0 || rss > KEPT_MAX_BYTES) process.kill()
      else idle.set(process, setTimeout(() => process.kill(), options.idle_ms).unref())
    },
    alive: () => alive.size,
    close: async () => {
      isClosed = true
      const ends = [...alive].map((process) => process.ended)
      for (const process of alive) process.kill()
      await Promise.all(ends)
    },
  }
}
