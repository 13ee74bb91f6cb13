import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** What a process is told to do. */
export type Order = { module: string; input: unknown }

/** What it tells, in this order; `rss` is the memory it holds, in bytes. */
export type Answer =
  | { kind: 'began' }
  | { kind: 'returned'; value: unknown; rss: number }
  | { kind: 'threw'; error: Error; rss: number }

/** How an order ended. */
export type Outcome = Exclude<Answer, { kind: 'began' }> | Death

/** The process is no more. */
type Death = { kind: 'died'; signal: NodeJS.Signals | null; code: number | null; told: string }

export type ProcessLimits = {
  /** Megabytes of the engine's heap. */
  heap_mb: number
  /** Megabytes of everything: heap, buffers, native code. */
  memory_mb: number
}

/** A process that does one piece of work after another. */
export type WorkerProcess = {
  /** Does one order at a time; `onBegin` is called when its module is loaded and the work begins. Never throws. */
  run(order: Order, onBegin: () => void): Promise<Outcome>
  kill(): void
  /** Settles when it has ended. */
  ended: Promise<unknown>
}

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** The end of what a process wrote about its death. */
const TOLD_MAX = 2000
/** What the work may know of the environment: never its secrets. */
const ENVIRONMENT = [
  ...['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'],
  ...['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'],
]

/** Starts a process. It keeps nothing else alive while it is idle, and gives way to the process that serves. */
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
    run: async (order, onBegin) => {
      setAwake(child, true)
      const outcome = await Promise.race([ended, obeyed(child, order, onBegin)])
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

/** Sends an order and waits for the answer; for ever where the process dies. */
function obeyed(child: ChildProcess, order: Order, onBegin: () => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      child.off('message', listen)
      resolve(outcome)
    }
    const listen = (answer: Answer): void => {
      if (answer.kind === 'began') onBegin()
      else settle(answer)
    }
    child.on('message', listen)
    try {
      // A failure to send is a death, which is told elsewhere.
      child.send(order, () => {})
    } catch (error) {
      settle({ kind: 'threw', error: error instanceof Error ? error : new Error(String(error)), rss: 0 })
    }
  })
}

/** The conditions by which modules are found, so that work runs on the same sources as the process that serves. */
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
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Where it may not be lowered, or the process is gone again, nothing is lost.
  }
}

function keepEnd({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.on('data', (part) => {
    text = (text + part).slice(-TOLD_MAX)
  })
  return () => text.trim()
}

/** Whether a process, and what connects it to ours, keeps ours alive. */
function setAwake(child: ChildProcess, isAwake: boolean): void {
  // What a child writes comes by a socket, which the types do not say.
  const stderr = child.stderr as (Readable & { ref(): void; unref(): void }) | null
  for (const part of [child, child.channel, stderr]) isAwake ? part?.ref() : part?.unref()
}
