import type { Db } from '@zivina/db/database'
import { holdingSharedResource } from '#api/kernel/limits/shared-resource.ts'

/**
 * Runs work in a transaction. The work gets a context whose `db` is the transaction's; under the same name as the outer one,
 * no statement of it escapes the transaction unseen. It holds a connection, so the pool must not work for it.
 */
export function transaction<Context extends { db: Db }, Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((db) => holdingSharedResource(() => work({ ...ctx, db })))
}
