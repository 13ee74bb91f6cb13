import type { Db } from '@zivina/db/database'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'

/** Keeps a prize; one that is kept already stays as it is. */
export async function insertReward(db: Db, code: string): Promise<void> {
  await db.insert(riddleReward).values({ code }).onConflictDoNothing()
}
