import type { Db } from '@zivina/db/database'
import { createOpenFoodFacts } from '@zivina/integrations/products/open-food-facts'
import type { ProductSource } from '@zivina/integrations/products/port'
import { configPart } from '#api/kernel/config/config-part.ts'
import { HttpUrl } from '#api/kernel/config/environment.ts'
import { createJobSender, type JobSender } from '#api/kernel/jobs/job-sender.ts'
import type { Port } from '#api/kernel/ports/port.ts'

/** Queues questions to the source of products. */
export type ProductLookups = {
  /**
   * Queues one on the caller's handle; in a transaction it is asked exactly if the transaction commits.
   * @throws ApiError SERVICE_UNAVAILABLE when it could not be queued
   */
  enqueue(db: Db, barcode: string): Promise<void>
}

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** Null where products are not looked for outside. */
    lookups: ProductLookups | null
  }
}

/** The source of products; null where they are not looked for outside. */
export const productSource = configPart({
  environment: { OPEN_FOOD_FACTS_URL: HttpUrl.optional() },
  read: ({ OPEN_FOOD_FACTS_URL: url }, { public_url }): ProductSource | null =>
    url === undefined ? null : createOpenFoodFacts({ url, public_url }),
})

export const LOOKUP_QUEUE = 'product_lookup'

export function createLookups(jobs: JobSender): ProductLookups {
  return { enqueue: (db, barcode) => jobs.send(db, LOOKUP_QUEUE, { barcode }) }
}

export const productLookups: Port<'lookups', ProductSource | null> = {
  name: 'lookups',
  config: productSource,
  open: ({ boss, log }, source) => ({ port: source === null ? null : createLookups(createJobSender(boss, log)) }),
}
