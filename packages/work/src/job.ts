import type { LimitedWork } from './limiter.ts'
import { type RunOptions, type Task, type TaskFigures, WorkFailed, WorkRefused } from './port.ts'
import type { Outcome } from './worker-process.ts'

/** Why the pool ended a running item. */
export type EndReason = 'too_long' | 'cancelled'

/** One work item and its caller's promise. */
export type Job = LimitedWork & {
  task: Task<unknown, unknown>
  input: unknown
  resolve(value: unknown): void
  reject(error: Error): void
  /** Hears what the work reports. */
  onReport(value: unknown): void
  /** Null unless the pool ended it. */
  ended_for: EndReason | null
}

/** The signals by which V8, the kernel and our watchdog end a process that uses too much memory. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGKILL'])
/** The signal by which our watchdog ends a process that uses too much time. */
const OUT_OF_TIME: NodeJS.Signals = 'SIGVTALRM'
/** V8's exit code where there are no signals. */
const ABORTED = 134
const MAX_WAITING_FOR_ONE = 20
const COUNTED = { too_long: 'timed_out', too_large: 'out_of_memory', cancelled: 'cancelled' } as const

/** A job, which tells when it begins or is refused. */
export function openJob<Input, Output, Report>(
  task: Task<Input, Output, Report>,
  input: Input,
  { who, onReport }: Pick<RunOptions<Report>, 'who' | 'onReport'>,
  on: { begin(job: Job): void; refuse(job: Job): void },
): { job: Job; result: Promise<Output> } {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const job: Job = {
    task: task as unknown as Task<unknown, unknown>,
    owner: who,
    is_long: task.weight === 'long',
    kind: { name: task.name, waiting_each: task.max_waiting_for_one ?? MAX_WAITING_FOR_ONE },
    begin: () => on.begin(job),
    refuse: () => on.refuse(job),
    input,
    bytes: bytesOf(input),
    resolve,
    reject,
    ended_for: null,
    onReport: (onReport ?? ignore) as Job['onReport'],
  }
  return { job, result: promise as Promise<Output> }
}

const ignore = (): void => {}

/**
 * Settles the caller's promise with the outcome of an item, and counts it.
 * @param outcome null where it never started
 */
export function settleJob(job: Job, outcome: Outcome | null, counted: TaskFigures): void {
  const { name } = job.task
  const reason = job.ended_for ?? (outcome === null ? null : limitPassed(outcome))
  if (reason !== null) {
    counted[COUNTED[reason]] += 1
    job.reject(new WorkRefused(name, reason))
  } else if (outcome?.kind === 'returned') {
    counted.done += 1
    job.resolve(outcome.value)
  } else {
    counted.failed += 1
    job.reject(new WorkFailed(name, outcome?.kind === 'threw' ? outcome.error : describeDeath(outcome)))
  }
}

/** The limit for which a process ended itself; null for another end. */
function limitPassed(outcome: Outcome): 'too_long' | 'too_large' | null {
  if (outcome.kind !== 'died') return null
  if (outcome.signal === OUT_OF_TIME) return 'too_long'
  return OUT_OF_MEMORY.has(outcome.signal) || outcome.code === ABORTED ? 'too_large' : null
}

function describeDeath(outcome: Outcome | null): string {
  if (outcome?.kind !== 'died') return 'it never began'
  return `its process ended (${outcome.signal ?? outcome.code ?? 'not started'}) ${outcome.told}`.trim()
}

/** The approximate bytes of an input: its texts and buffers, two levels deep. */
function bytesOf(input: unknown, levels = 2): number {
  if (typeof input === 'string') return input.length * 2
  if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return input.byteLength
  if (typeof input !== 'object' || input === null || levels === 0) return 0
  return Object.values(input).reduce<number>((sum, value) => sum + bytesOf(value, levels - 1), 0)
}
