import type { WaitingQueue } from '@zivina/contract/console/waiting'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { selectWaiting } from './queries.ts'

/** What waits, by the declarations of the areas: all of it for admins, what is about their own things for affiliates. */
export async function listWaiting({ db, actor, declared }: UserCtx<'db' | 'declared'>): Promise<Listed<WaitingQueue>> {
  const queues = actor.is_admin
    ? declared.waiting
    : declared.waiting.flatMap(({ rowsOfCreator, ...queue }) =>
        rowsOfCreator ? [{ ...queue, rows: rowsOfCreator(actor.guid) }] : [],
      )
  return whole(await selectWaiting(db, queues), ({ oldest_at, ...row }) => {
    return { ...row, oldest_at: oldest_at && new Date(oldest_at).toISOString() }
  })
}
