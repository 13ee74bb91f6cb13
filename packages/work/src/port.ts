/**
 * A kind of work that may take more than 50 ms of a core. Its module's default export does it: a function of the input that
 * returns the output or a promise of it. Both are cloned between processes (buffers, maps and dates included; no functions, no
 * instances of our own classes). Work that goes on for long may tell how far it is: the function's second parameter, `report`.
 */
export type Task<Input, Output, Report = never> = {
  /** Names the task in figures and messages. */
  name: string
  /** `new URL('./read-it.task.ts', import.meta.url)` */
  module: URL
  /** Short items go first, and long ones always leave room for them. */
  weight: 'short' | 'long'
  /**
   * Milliseconds of the work itself; waiting and loading the module do not count. Work ends when it has had them on the clock and of the
   * processor: a busy machine makes it slower, but does not refuse it. Work that only waits ends at a multiple of them.
   */
  time_limit_ms: number
  /** Megabytes of its whole process while it does this; never more than the pool allows. */
  memory_mb?: number
  /** How many of these may wait for one owner; 20 by default. */
  max_waiting_for_one?: number
  /**
   * Runs to its end once started, even if its caller gave up: for work that is faster than starting another process and whose
   * result is useful later.
   */
  done_once_begun?: boolean
  /** Holds the types; never set. */
  readonly types?: (input: Input, report: (value: Report) => void) => Output
}

/** The task type of a module's default export. */
export type TaskOf<Work extends (input: never, report: never) => unknown> = Task<
  Parameters<Work>[0],
  Awaited<ReturnType<Work>>,
  Parameters<Work>[1] extends (value: infer Report) => void ? Report : never
>

export type RunOptions<Report = never> = {
  /** The owner: guid of the account, or the visitor's address as the limits count it. Turns and shares are per owner. */
  who: string
  /** Aborted when the caller gives up. */
  signal?: AbortSignal
  /** Called with each report of the work, in their order and before its result. */
  onReport?: (value: Report) => void
}

/** Runs work in other processes, so that the caller's process stays responsive. */
export type WorkPool = {
  /**
   * Runs one work item.
   * @throws WorkRefused where it is not done: no room, over a limit, cancelled
   * @throws WorkFailed where the task threw or its process broke. A refusal that callers must recognise is a value that the
   * task returns, not an error that it throws.
   */
  run<Input, Output, Report = never>(
    task: Task<Input, Output, Report>,
    input: Input,
    options: RunOptions<Report>,
  ): Promise<Output>
  figures(): WorkFigures
  /** Gives up all waiting and running items, and ends all processes. */
  close(): Promise<void>
}

/** Outcomes of the items of one task since the start. */
export type TaskFigures = {
  running: number
  waiting: number
  done: number
  /** The task threw, or its process broke. */
  failed: number
  /** There was no room in the queue. */
  refused: number
  timed_out: number
  out_of_memory: number
  cancelled: number
  /** Milliseconds that all started items took, however they ended. */
  busy_ms: number
}

export type WorkFigures = {
  /** Running processes, idle ones included. */
  processes: number
  tasks: Record<string, TaskFigures>
}

/** `busy`: no room in the queue. `too_long`, `too_large`: over the limit of time, of memory. */
export type RefusalReason = 'busy' | 'too_long' | 'too_large' | 'cancelled'

/** Marks refusals across copies of this module. */
const REFUSED = Symbol.for('zivina.WorkRefused')

/** Work that was not done for a reason other than a mistake in its code. */
export class WorkRefused extends Error {
  readonly reason: RefusalReason
  /** Seconds after which a retry makes sense; null where it makes none. */
  readonly retry_after: number | null
  readonly [REFUSED] = true

  constructor(task: string, reason: RefusalReason, retry_after: number | null = null) {
    super(`work ${task}: ${reason}`)
    this.name = 'WorkRefused'
    this.reason = reason
    this.retry_after = retry_after
  }
}

/** Whether an error is a refusal, even one of another copy of this module: in development there are several. */
export function isWorkRefused(error: unknown): error is WorkRefused {
  return typeof error === 'object' && error !== null && REFUSED in error
}

/** A mistake in a task: the cause is what the task threw, as far as that can be cloned, or how its process ended. */
export class WorkFailed extends Error {
  constructor(task: string, cause: unknown) {
    super(`work ${task} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'WorkFailed'
  }
}
