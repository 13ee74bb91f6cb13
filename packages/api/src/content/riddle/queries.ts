import type { Db } from '@zivina/db/database'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'

/** Stores a reward; does nothing where it exists. */
export async function insertReward(db: Db, code: string): Promise<void> {
  await db.insert(riddleReward).values({ code }).onConflictDoNothing()
}
