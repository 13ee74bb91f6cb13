import type { Db } from '@zivina/db/database'
import type { ImageStore } from '@zivina/integrations/images/port'
import { deleteExpiredTokens, deleteFile, lockOrphans } from './queries.ts'

const BATCH = 50

/**
 * Takes away the pictures that nothing shows: a day after they were sent, or once their owner's account is gone. The bytes
 * go before the row, so that a failure in between is made good by the next run. Several instances may do it at once.
 * @returns how many went
 */
export async function sweepImages(db: Db, store: ImageStore): Promise<number> {
  let swept = 0
  for (;;) {
    const found = await db.transaction((tx) => sweepBatch(tx, store))
    swept += found
    if (found < BATCH) return swept
  }
}

async function sweepBatch(tx: Db, store: ImageStore): Promise<number> {
  const orphans = await lockOrphans(tx, BATCH)
  for (const { file_id, path } of orphans) {
    await store.remove(path)
    await deleteFile(tx, file_id)
  }
  return orphans.length
}

/** Forgets the leaves whose time is over. */
export function sweepLeaves(db: Db): Promise<number> {
  return deleteExpiredTokens(db)
}
