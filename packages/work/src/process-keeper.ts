import { type ProcessLimits, startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type KeeperOptions = ProcessLimits & {
  /** The most processes at once. */
  processes: number
  /** A process that is idle for this long is stopped. */
  idle_ms: number
}

/** Starts processes on demand, hands them out for one item each, and stops idle ones. */
export type ProcessKeeper = {
  /** Whether a process is available now. */
  hasOne(): boolean
  lend(): WorkerProcess
  /** Returns a process that has done its item and holds `rss` bytes. */
  takeBack(process: WorkerProcess, rss: number): void
  alive(): number
  /** Ends all of them, also those in use. */
  close(): Promise<void>
}

/** A process that holds more than this after its work is stopped: a process seldom returns memory to the system. */
const KEPT_MAX_BYTES = 200 * 1024 * 1024

/** @param onRoom called when a process has ended, so that another may be started */
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
      // Takes the one used last, so that the others become idle long enough to be stopped.
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
