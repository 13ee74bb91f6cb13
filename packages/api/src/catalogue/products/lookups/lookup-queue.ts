import type { Db } from '@zivina/db/database'
import type { ProductSource } from '@zivina/integrations/products/port'
import type { PgBoss } from 'pg-boss'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import { onHandle } from '#api/kernel/jobs/queries.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import type { ProductLookups } from '#api/kernel/ports/product-lookups.ts'
import { lookUp } from './lookups.ts'

const LOOKUP_QUEUE = 'product_lookup'
const SETTINGS = { retryLimit: 3, retryDelay: 90, expireInSeconds: 60, deleteAfterSeconds: 3600, notify: true }
/** How often a worker looks for a question without a notice. */
const SECONDS = 5

type Question = { barcode: string }

/** Creates the queue of questions to the source of products, or updates its settings. */
export async function prepareLookupQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(LOOKUP_QUEUE, SETTINGS)
  await boss.updateQueue(LOOKUP_QUEUE, SETTINGS)
}

export function createLookups(boss: PgBoss, log: Log): ProductLookups {
  return {
    enqueue: async (db, barcode) => {
      try {
        await boss.send(LOOKUP_QUEUE, { barcode }, { db: onHandle(db) })
      } catch (error) {
        log.error(describeFailure(error), 'product lookup could not be queued')
        throw new ApiError('SERVICE_UNAVAILABLE')
      }
    },
  }
}

/** Asks the source, one question at a time. The log has no barcodes: what people scan is theirs. */
export async function workOnLookups(
  { boss, db, log }: { boss: PgBoss; db: Db; log: Log },
  source: ProductSource,
  pollSeconds = SECONDS,
): Promise<void> {
  await boss.work<Question>(LOOKUP_QUEUE, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
    if (job === undefined) return
    const result = await lookUp(db, source, job.data.barcode)
    if (result === 'down') log.error({}, 'source of products does not answer')
    if (typeof result === 'object') await boss.send(LOOKUP_QUEUE, job.data, { startAfter: result.again_in_seconds })
  })
}
