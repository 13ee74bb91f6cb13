import type { Db } from '@zivina/db/database'

/** Queues recomputing of recipes after an ingredient changed. */
export type Recompute = {
  /**
   * Queues a run on the caller's handle. In a transaction it starts exactly if the transaction commits, and after that.
   * @throws ApiError SERVICE_UNAVAILABLE when it could not be queued
   */
  enqueue(db: Db): Promise<void>
}
