/**
 * A kind of work that may take more than 50 ms of a core. Its module's default export does it: a function of the input that
 * returns the output or a promise of it. Both are cloned on their way (buffers, maps and dates included; no functions, no
 * classes of one's own).
 */
export type Task<Input, Output> = {
  /** Names the task in figures and messages. */
  name: string
  /** `new URL('./read-it.task.ts', import.meta.url)` */
  module: URL
  /** Short ones go first, and there is always room for them beside long ones. */
  weight: 'short' | 'long'
  /** Milliseconds of the work itself: neither waiting nor loading the module counts. */
  time_limit_ms: number
  /** How many of these may wait for one person; 20 unless given. */
  max_waiting_for_one?: number
  /** Holds the types; never set. */
  readonly types?: (input: Input) => Output
}

/** The task that a module's default export does. */
export type TaskOf<Work extends (input: never) => unknown> = Task<Parameters<Work>[0], Awaited<ReturnType<Work>>>

export type RunOptions = {
  /** Guid of the account, or the counted address: turns are taken, and shares bounded, by it. */
  who: string
  /** Aborted once nobody waits for the result any more. */
  signal?: AbortSignal
}

/** Does work in processes of its own, so that the caller's goes on. */
export type WorkPool = {
  /**
   * Does one piece of work.
   * @throws WorkRefused where it is not done: no room, over a limit, cancelled
   * @throws WorkFailed where the task threw or its process broke. A refusal that callers tell apart is a value that the task
   * returns, not an error that it throws.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, options: RunOptions): Promise<Output>
  figures(): WorkFigures
  /** Gives up what waits and runs, and ends all processes. */
  close(): Promise<void>
}

/** What became of the works of one task since the start. */
export type TaskFigures = {
  running: number
  waiting: number
  done: number
  /** The task threw, or its process broke. */
  failed: number
  /** There was no room to wait. */
  refused: number
  timed_out: number
  out_of_memory: number
  cancelled: number
  /** Milliseconds that all works under way took, however they ended. */
  busy_ms: number
}

export type WorkFigures = {
  /** Processes alive, idle ones included. */
  processes: number
  tasks: Record<string, TaskFigures>
}

/** `busy`: there is no room to wait. `too_long`, `too_large`: over the limit of time, of memory. */
export type RefusalReason = 'busy' | 'too_long' | 'too_large' | 'cancelled'

/** Marks refusals whichever copy of this module made them. */
const REFUSED = Symbol.for('zivina.WorkRefused')

/** Work that was not done, through no fault of its code. */
export class WorkRefused extends Error {
  readonly reason: RefusalReason
  /** Seconds after which it makes sense to try again; null where it makes none. */
  readonly retry_after: number | null
  readonly [REFUSED] = true

  constructor(task: string, reason: RefusalReason, retry_after: number | null = null) {
    super(`work ${task}: ${reason}`)
    this.name = 'WorkRefused'
    this.reason = reason
    this.retry_after = retry_after
  }
}

/** Whether an error is a refusal, whichever copy of this module made it: in development there is more than one. */
export function isWorkRefused(error: unknown): error is WorkRefused {
  return typeof error === 'object' && error !== null && REFUSED in error
}

/** A mistake in a task: its cause is what the task threw, as far as that can be cloned, or tells how its process ended. */
export class WorkFailed extends Error {
  constructor(task: string, cause: unknown) {
    super(`work ${task} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'WorkFailed'
  }
}
