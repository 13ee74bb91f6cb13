import type { Db } from '@zivina/db/database'
import { createJobSender, type JobSender } from '#api/kernel/jobs/job-sender.ts'
import type { Port } from '#api/kernel/ports/port.ts'

/** Queues recomputing of recipes after an ingredient changed. */
export type Recompute = {
  /**
   * Queues a run on the caller's handle. In a transaction it starts exactly if the transaction commits, and after that.
   * @throws ApiError SERVICE_UNAVAILABLE when it could not be queued
   */
  enqueue(db: Db): Promise<void>
}

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** Queues recomputing of recipes after an ingredient changed. */
    recompute: Recompute
  }
}

export const RECOMPUTE_QUEUE = 'ingredient_recompute'

export function createRecompute(jobs: JobSender): Recompute {
  // Never merged with a waiting run, which might start before this change is committed and not see it.
  return { enqueue: (db) => jobs.send(db, RECOMPUTE_QUEUE, null) }
}

export const recomputing: Port<'recompute'> = {
  name: 'recompute',
  open: ({ boss, log }) => ({ port: createRecompute(createJobSender(boss, log)) }),
}
