import type { Db } from '@zivina/db/database'
import type { PgBoss } from 'pg-boss'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import { onHandle } from '#api/kernel/jobs/queries.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { Recompute } from '#api/kernel/ports/recompute.ts'
import { isAnyStale, recomputeRecipes } from './service.ts'

export const RECOMPUTE_QUEUE = 'ingredient_recompute'

/** A run takes seconds; one that takes longer died with its process, and another continues where it stopped. */
const SETTINGS = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
}
/** How often a worker looks for a run without a notice. */
const SECONDS = 30

/** Settings that tests shorten. */
type Patience = { retryDelay?: number; retryDelayMax?: number; expireInSeconds?: number }

/** Creates the queue, or updates its settings. Runs wait for one another, however many instances there are. */
export async function prepareRecomputeQueue(boss: PgBoss, patience: Patience = {}): Promise<void> {
  const settings = { ...SETTINGS, ...patience }
  await boss.createQueue(RECOMPUTE_QUEUE, { ...settings, policy: 'singleton' })
  await boss.updateQueue(RECOMPUTE_QUEUE, settings)
}

export function createRecompute(boss: PgBoss, log: Log): Recompute {
  return {
    // Never merged with a waiting run, which might start before this change is committed and not see it.
    enqueue: async (db) => {
      try {
        await boss.send(RECOMPUTE_QUEUE, null, { db: onHandle(db) })
      } catch (error) {
        log.error(describeFailure(error), 'recompute could not be queued')
        throw new ApiError('SERVICE_UNAVAILABLE')
      }
    },
  }
}

/**
 * Queues a run where recipes wait for one at the start of the product: other rules judged them, or the refresh of the starter
 * foods left their lines with former values.
 */
export async function queueStale(boss: PgBoss, db: Db, log: Log): Promise<void> {
  if (await isAnyStale(db)) await createRecompute(boss, log).enqueue(db)
}

/** Works on queued runs, one at a time. */
export async function workOnRecompute(boss: PgBoss, db: Db, log: Log, pollSeconds = SECONDS): Promise<void> {
  const recompute = createRecompute(boss, log)
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
