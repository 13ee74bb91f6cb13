import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { presentStoreSubscription } from './present.ts'
import { selectOwn } from './queries.ts'
import { type StoreCtx, settleAccount } from './settle.ts'

/** What the person bought in app stores, as the stores said last. */
export async function listStoreSubscriptions({ db, actor }: UserCtx<'db'>): Promise<Listed<StoreSubscription>> {
  const now = new Date()
  return whole(await selectOwn(db, actor.guid), (row) => presentStoreSubscription(row, now))
}

/**
 * Reads what the person bought in app stores again, and gives its premium.
 * @throws ApiError REVENUE_CAT_DOWN
 */
export async function checkStores(ctx: UserCtx<'db'> & StoreCtx): Promise<Listed<StoreSubscription>> {
  // Without app stores there is nothing to read.
  if (ctx.stores !== null) await settleAccount(ctx, ctx.actor.guid)
  return listStoreSubscriptions(ctx)
}
