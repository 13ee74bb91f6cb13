import type { Db } from '@zivina/db/database'
import { type ProductSource, ProductSourceDown } from '@zivina/integrations/products/port'
import type { PgBoss } from 'pg-boss'
import type { JobQueue } from '#api/kernel/jobs/job-queue.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import { watched } from '#api/kernel/watch/watch.ts'
import { LOOKUP_QUEUE, productSource } from './lookup-port.ts'
import { lookUp } from './lookups.ts'

/** How often a worker looks for a question without a notice. */
const SECONDS = 5

type Question = { barcode: string }

/** Questions to the source of products. */
export const lookupQueue: JobQueue<ProductSource | null> = {
  name: LOOKUP_QUEUE,
  settings: { retryLimit: 3, retryDelay: 90, expireInSeconds: 60, deleteAfterSeconds: 3600, notify: true },
  config: productSource,
  work: async (context, source) => {
    if (source === null) return
    const failureOf = (error: unknown) => (error instanceof ProductSourceDown ? 'down' : null)
    await workOnLookups(context, watched(source, 'products', context.watch, failureOf))
  },
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
