import type { Db } from '@zivina/db/database'
import { riddleReward } from '@zivina/db/schema/content/riddle-reward'
import { and, eq, isNull } from 'drizzle-orm'

/** Stores a reward; does nothing where it exists. */
export async function insertReward(db: Db, code: string): Promise<void> {
  await db.insert(riddleReward).values({ code }).onConflictDoNothing()
}

/** When a reward was given that is unused; null where there is none. */
export async function selectRewardMoment(db: Db, code: string): Promise<Date | null> {
  const [row] = await db
    .select({ created_at: riddleReward.created_at })
    .from(riddleReward)
    .where(and(eq(riddleReward.code, code), isNull(riddleReward.redeemed_at)))
  return row?.created_at ?? null
}
