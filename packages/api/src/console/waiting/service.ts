import type { WaitingQueue } from '@zivina/contract/console/waiting'
import type { Db } from '@zivina/db/database'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { selectWaiting, selectWaitingReviews } from './queries.ts'

/** The items waiting for a decision: all for admins, reviews of their own recipes for affiliates. */
export async function listWaiting(db: Db, { guid, is_admin }: UserActor): Promise<Listed<WaitingQueue>> {
  const rows = is_admin ? await selectWaiting(db) : await selectWaitingReviews(db, guid)
  return whole(rows, ({ oldest_at, ...row }) => {
    return { ...row, oldest_at: oldest_at && new Date(oldest_at).toISOString() }
  })
}
