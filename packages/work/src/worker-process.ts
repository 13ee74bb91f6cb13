import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/**
 * The message that gives a process its work. `memory_mb` is a narrower limit for this work alone, `start_ms` the limit of time of loading
 * its module, `time_ms` that of the work.
 */
export type Order = { module: string; input: unknown; memory_mb: number | null; start_ms: number; time_ms: number }

/** The messages of a process, in this order; `rss` is the memory it holds, in bytes. */
export type Answer =
  | { kind: 'began' }
  | { kind: 'reported'; value: unknown }
  | { kind: 'returned'; value: unknown; rss: number }
  | { kind: 'threw'; error: Error; rss: number }

/** How an order ended. */
export type Outcome = Exclude<Answer, { kind: 'began' } | { kind: 'reported' }> | Death

/** The process has ended. */
type Death = { kind: 'died'; signal: NodeJS.Signals | null; code: number | null; told: string }

/** Who hears of an order while it is done. */
export type Listeners = {
  /** The module is loaded and the work starts. */
  onBegin(): void
  onReport(value: unknown): void
}

export type ProcessLimits = {
  /** Megabytes of the engine's heap. */
  heap_mb: number
  /** Megabytes of everything: heap, buffers, native code. */
  memory_mb: number
}

/** A process that does one item after another. */
export type WorkerProcess = {
  /** Does one order at a time. Never throws. */
  run(order: Order, listeners: Listeners): Promise<Outcome>
  kill(): void
  /** Settles when it has ended. */
  ended: Promise<unknown>
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** How many characters of a dying process's output are kept, from the end. */
const NAMES_SHOWN_MAX = 2000
/** The environment variables that work may see: never secrets. */
const ENVIRONMENT = [
  ...['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'],
  ...['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'],
]

/** Starts a process. While idle it does not keep ours alive, and it has a lower priority than the process that serves. */
export function startWorkerProcess({ heap_mb, memory_mb }: ProcessLimits): WorkerProcess {
  const child = fork(CHILD, [String(memory_mb), String(process.pid)], {
    execArgv: [`--max-old-space-size=${heap_mb}`, '--max-semi-space-size=16', ...conditions()],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  lowerPriority(child)
  const told = keepEnd(child)
  const ended = new Promise<Death>((resolve) => {
    // A process that cannot be started has no exit.
    child.once('error', (error) => resolve({ kind: 'died', signal: null, code: null, told: error.message }))
    child.once('close', (code, signal) => resolve({ kind: 'died', signal, code, told: told() }))
  })
  setAwake(child, false)
  return {
    run: async (order, listeners) => {
      setAwake(child, true)
      const outcome = await Promise.race([ended, obeyed(child, order, listeners)])
      setAwake(child, false)
      return outcome
    },
    kill: () => {
      setAwake(child, true)
      child.kill('SIGKILL')
    },
    ended,
  }
}

/** Sends an order and waits for the answer; without end if the process dies. */
function obeyed(child: ChildProcess, order: Order, { onBegin, onReport }: Listeners): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      child.off('message', listen)
      resolve(outcome)
    }
    const listen = (answer: Answer): void => {
      if (answer.kind === 'began') onBegin()
      else if (answer.kind === 'reported') onReport(answer.value)
      else settle(answer)
    }
    child.on('message', listen)
    try {
      // A failure to send means that the process has died, which its exit reports.
      child.send(order, () => {})
    } catch (error) {
      settle({ kind: 'threw', error: error instanceof Error ? error : new Error(String(error)), rss: 0 })
    }
  })
}

/** The export conditions of this process, so that work runs on the same sources as the process that serves. */
function conditions(): string[] {
  return process.execArgv.filter((argument) => argument.startsWith('--conditions='))
}

function environment(): NodeJS.ProcessEnv {
  const known = ENVIRONMENT.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known)
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where the priority cannot be lowered, or the process has already ended, nothing is lost.
  }
}

function keepEnd({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.on('data', (part) => {
    text = (text + part).slice(-NAMES_SHOWN_MAX)
  })
  return () => text.trim()
}

/** Sets whether a process and its connections keep ours alive. */
function setAwake(child: ChildProcess, isAwake: boolean): void {
  // The streams of a child are sockets, which the types do not say.
  const stderr = child.stderr as (Readable & { ref(): void; unref(): void }) | null
  for (const part of [child, child.channel, stderr]) isAwake ? part?.ref() : part?.unref()
}
