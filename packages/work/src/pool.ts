import { availableParallelism } from 'node:os'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'
import { type EndReason, type Job, openJob, settleJob } from './job.ts'
import { type RunOptions, type Task, type WorkPool, WorkRefused } from './port.ts'
import { createProcessKeeper, type KeeperOptions } from './process-keeper.ts'
import { openFigures } from './task-figures.ts'

export type PoolOptions = KeeperOptions &
  QueueLimits & {
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
 * Opens a pool of processes. They are started on demand, and stopped after an idle time.
 * @param given what differs from the defaults
 */
export function createWorkPool(given: Partial<PoolOptions> = {}): WorkPool {
  const options = { ...DEFAULTS, ...given }
  const queue = createFairQueue<Job>(options)
  const figures = openFigures()
  const running = new Map<Job, { kill(): void }>()
  const keeper = createProcessKeeper(options, () => startNext())

  const startNext = (): void => {
    while (keeper.hasOne()) {
      const job = queue.take(running.keys())
      if (job === null) return
      void perform(job)
    }
  }

  const perform = async (job: Job): Promise<void> => {
    const { task, input } = job
    const process = keeper.lend()
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
    startNext()
  }

  /** Ends an item, and its process where it runs; the first reason counts. */
  const end = (job: Job, reason: EndReason): void => {
    job.ended_for ??= reason
    const process = running.get(job)
    if (process) {
      process.kill()
    } else if (queue.remove(job)) {
      const counted = figures.of(job.task)
      counted.waiting -= 1
      settleJob(job, null, counted)
    }
  }

  const busy = (job: Job): WorkRefused => {
    figures.of(job.task).refused += 1
    // Estimated from the mean duration so far.
    const seconds = Math.ceil((figures.mean_ms() * queue.size()) / options.processes / 1000)
    return new WorkRefused(job.task.name, 'busy', Math.min(RETRY_MAX_SECONDS, Math.max(1, seconds)))
  }

  const admit = (job: Job): void => {
    while (!queue.push(job)) {
      const other = queue.displace(job)
      if (other === null) throw busy(job)
      figures.of(other.task).waiting -= 1
      other.reject(busy(other))
    }
    figures.of(job.task).waiting += 1
    startNext()
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
    const { job, result } = openJob(task, input, caller)
    admit(job)
    const onAbort = (): void => {
      if (!(task.done_once_begun && running.has(job))) end(job, 'cancelled')
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    return result.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  const close = async (): Promise<void> => {
    isClosed = true
    for (const job of [...queue.all(), ...running.keys()]) end(job, 'cancelled')
    await keeper.close()
  }

  return { run, figures: () => ({ processes: keeper.alive(), tasks: figures.all() }), close }
}
