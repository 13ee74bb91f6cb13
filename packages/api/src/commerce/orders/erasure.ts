import type { Db } from '@zivina/db/database'
import { happenToAll } from '#api/commerce/recurrences/service.ts'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import { forgetBuyerOf } from './queries.ts'

/** Stops what renews of an account first, so that nothing is charged any more; its orders stay, without the person. */
export async function endOrdersOf(db: Db, account: EndingAccount): Promise<void> {
  await happenToAll(db, account.guid, 'stop')
  await forgetBuyerOf(db, account)
}
