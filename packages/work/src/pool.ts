import { availableParallelism } from 'node:os'
import { type EndReason, type Job, openJob, settleJob } from './job.ts'
import { createLimiter } from './limiter.ts'
import { type RunOptions, type Task, type WorkPool, WorkRefused } from './port.ts'
import { createProcessKeeper, type KeeperOptions } from './process-keeper.ts'
import { openFigures } from './task-figures.ts'

export type PoolOptions = KeeperOptions & {
  /** Items that may wait, and the bytes of their inputs. */
  max_waiting: number
  max_waiting_bytes: number
  /** How long a process may take to start and to load a task's module. */
  start_ms: number
  /** How many times a limit of time may pass on the clock while the processor is busy with something else. */
  patience: number
}

const DEFAULTS: PoolOptions = {
  // At least two: one owner never holds all of them.
  processes: Math.min(4, Math.max(2, availableParallelism())),
  heap_mb: 256,
  memory_mb: 768,
  max_waiting: 100,
  max_waiting_bytes: 32 * 1024 * 1024,
  idle_ms: 30_000,
  start_ms: 30_000,
  patience: 8,
}
const RETRY_MAX_SECONDS = 60

/**
 * Opens a pool of processes. They are started on demand, and stopped after an idle time. Long items leave one process free for short ones;
 * one owner has at most half of the processes and half of the queue.
 * @param given what differs from the defaults
 */
export function createWorkPool(given: Partial<PoolOptions> = {}): WorkPool {
  const options = { ...DEFAULTS, ...given }
  const { processes } = options
  const limits = {
    at_once: processes,
    at_once_each: Math.ceil(processes / 2),
    long_at_once: Math.max(1, processes - 1),
    waiting: options.max_waiting,
    waiting_each: Math.ceil(options.max_waiting / 2),
    waiting_bytes: options.max_waiting_bytes,
  }
  const limiter = createLimiter(limits, () => keeper.hasOne())
  const figures = openFigures()
  const waiting = new Set<Job>()
  const running = new Map<Job, { kill(): void }>()
  const keeper = createProcessKeeper(options, () => limiter.beginNext())

  const perform = async (job: Job): Promise<void> => {
    const { task, input } = job
    const process = keeper.lend()
    waiting.delete(job)
    running.set(job, process)
    const counted = figures.of(task)
    counted.waiting -= 1
    counted.running += 1
    const started_at = performance.now()
    // The process itself watches the time that it uses; these end one that only waits.
    const endAfter = (limit_ms: number) => setTimeout(() => end(job, 'too_long'), limit_ms * options.patience)
    let timer = endAfter(options.start_ms)
    const outcome = await process.run(
      {
        module: task.module.href,
        input,
        memory_mb: task.memory_mb ?? null,
        start_ms: options.start_ms,
        time_ms: task.time_limit_ms,
      },
      {
        onBegin: () => {
          clearTimeout(timer)
          timer = endAfter(task.time_limit_ms)
        },
        // What was still on its way when the caller gave up is not told any more.
        onReport: (value) => {
          if (job.ended_for === null) job.onReport(value)
        },
      },
    )
    clearTimeout(timer)
    running.delete(job)
    counted.running -= 1
    counted.busy_ms += Math.round(performance.now() - started_at)
    if (outcome.kind !== 'died' && job.ended_for === null) keeper.takeBack(process, outcome.rss)
    settleJob(job, outcome, counted)
    limiter.end(job)
  }

  /** Ends an item, and its process where it runs; the first reason counts. */
  const end = (job: Job, reason: EndReason): void => {
    job.ended_for ??= reason
    const process = running.get(job)
    if (process) {
      process.kill()
    } else if (limiter.remove(job)) {
      waiting.delete(job)
      const counted = figures.of(job.task)
      counted.waiting -= 1
      settleJob(job, null, counted)
    }
  }

  const busy = (job: Job): WorkRefused => {
    figures.of(job.task).refused += 1
    // Estimated from the mean duration so far.
    const seconds = Math.ceil((figures.mean_ms() * waiting.size) / processes / 1000)
    return new WorkRefused(job.task.name, 'busy', Math.min(RETRY_MAX_SECONDS, Math.max(1, seconds)))
  }

  const refuse = (job: Job): void => {
    waiting.delete(job)
    figures.of(job.task).waiting -= 1
    job.reject(busy(job))
  }

  let isClosed = false
  const run = async <Input, Output, Report>(
    task: Task<Input, Output, Report>,
    input: Input,
    { signal, ...caller }: RunOptions<Report>,
  ): Promise<Output> => {
    if (isClosed || signal?.aborted) {
      figures.of(task).cancelled += 1
      throw new WorkRefused(task.name, 'cancelled')
    }
    const { job, result } = openJob(task, input, caller, { begin: (job) => void perform(job), refuse })
    waiting.add(job)
    figures.of(task).waiting += 1
    limiter.add(job)
    const onAbort = (): void => {
      if (!(task.done_once_begun && running.has(job))) end(job, 'cancelled')
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    return result.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  const close = async (): Promise<void> => {
    isClosed = true
    for (const job of [...waiting, ...running.keys()]) end(job, 'cancelled')
    await keeper.close()
  }

  return { run, figures: () => ({ processes: keeper.alive(), tasks: figures.all() }), close }
}
