import type { Db } from '@zivina/db/database'
import type { PgBoss } from 'pg-boss'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import { createJobSender } from '#api/kernel/jobs/job-sender.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import { createRecompute, RECOMPUTE_QUEUE, type Recompute } from './recompute-port.ts'
import { isAnyStale, recomputeRecipes } from './service.ts'

/** How often a worker looks for a run without a notice. */
const SECONDS = 30

/** Runs that recompute recipes. They wait for one another, however many instances there are. */
export const recomputeQueue: JobQueue = {
  name: RECOMPUTE_QUEUE,
  policy: 'singleton',
  settings: {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    // A run takes seconds; one that takes longer died with its process, and another continues where it stopped.
    expireInSeconds: 300,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  },
  work: async ({ boss, db, log }) => {
    await workOnRecompute(boss, db, log)
    await queueStale(boss, db, log)
  },
}

/**
 * Queues a run where recipes wait for one at the start of the product: other rules judged them, or the refresh of the starter
 * foods left their lines with former values.
 */
export async function queueStale(boss: PgBoss, db: Db, log: Log): Promise<void> {
  if (await isAnyStale(db)) await createRecompute(createJobSender(boss, log)).enqueue(db)
}

/** Works on queued runs, one at a time. */
export async function workOnRecompute(boss: PgBoss, db: Db, log: Log, pollSeconds = SECONDS): Promise<void> {
  const recompute = createRecompute(createJobSender(boss, log))
  await boss.work(RECOMPUTE_QUEUE, { pollingIntervalSeconds: pollSeconds }, () => runRecompute(db, log, recompute))
}

/**
 * One run; remaining recipes are queued as another one.
 * @throws Error where recipes could not be computed, so that the run is repeated
 */
export async function runRecompute(db: Db, log: Log, recompute: Recompute | null): Promise<void> {
  const { recomputed, failed, is_done } = await recomputeRecipes(db)
  for (const { guid, error } of failed) log.error({ recipe: guid, ...describeFailure(error) }, 'recipe not recomputed')
  if (recomputed > 0) log.info({ recomputed, is_done }, 'recipes recomputed')
  if (!is_done) await recompute?.enqueue(db)
  if (failed.length > 0) throw new Error(`${failed.length} recipes could not be recomputed`)
}
