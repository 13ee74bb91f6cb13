import type { Db } from '@zivina/db/database'

/** Queues questions to the source of products. */
export type ProductLookups = {
  /**
   * Queues one on the caller's handle; in a transaction it is asked exactly if the transaction commits.
   * @throws ApiError SERVICE_UNAVAILABLE when it could not be queued
   */
  enqueue(db: Db, barcode: string): Promise<void>
}
