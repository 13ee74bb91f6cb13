import { STORE_SUBSCRIPTIONS_MAX } from '@zivina/contract/commerce/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { PREMIUM_ENTITLEMENT, planOfProduct, platformOfStore } from '@zivina/domain/commerce/store-products'
import { storeTerm } from '@zivina/domain/commerce/store-terms'
import { type StoreCustomer, StoreError, type StoreSubscription } from '@zivina/integrations/stores/port'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { endStoreGrant, projectMembership, runStoreGrant } from '#api/commerce/subscriptions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import {
  deletePurchase,
  isAccount,
  markRead,
  type NewStoreRow,
  selectGone,
  selectHolders,
  writePurchase,
} from './queries.ts'

export type StoreCtx = Ctx<'db' | 'log' | 'stores'>

/**
 * Reads what an account bought in app stores and gives exactly that: the one place where stores take effect, whichever caller asks (an event, the
 * person's app, a job). The service is asked outside the transaction; what it said is applied under the lock of the account, unless
 * something later was applied already.
 * @throws ApiError REVENUE_CAT_DOWN where the service does not answer
 */
export async function settleAccount(ctx: StoreCtx, account: string): Promise<void> {
  const customer = await readCustomer(ctx, account)
  if (customer === null) return
  const bought = premiumIn(ctx, customer)
  // The account that had one of these purchases may have lost it to this account: that is read first.
  const holders = await selectHolders(
    ctx.db,
    account,
    bought.map((one) => purchaseOf(account, customer, one)),
  )
  for (const holder of new Set(holders.map(({ user }) => user))) {
    const other = await readCustomer(ctx, holder)
    if (other !== null) await apply(ctx, holder, other)
  }
  await apply(ctx, account, customer)
}

/** Reads an account from the service; null for none of ours, of which reading would make a customer. */
async function readCustomer({ db, log, stores }: StoreCtx, account: string): Promise<StoreCustomer | null> {
  if (!(await isAccount(db, account))) return null
  if (stores === null) throw new ApiError('REVENUE_CAT_DOWN')
  try {
    return await stores.service.read(account)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    log.error({ failure: error.failure, reason: error.message }, 'service for app stores failed')
    throw new ApiError('REVENUE_CAT_DOWN')
  }
}

/** The purchases of a customer that give premium: products that we sell, and what the entitlement comes from. */
function premiumIn({ log, stores }: StoreCtx, customer: StoreCustomer): StoreSubscription[] {
  const entitled = customer.entitlements[PREMIUM_ENTITLEMENT]
  const found = customer.subscriptions.filter(({ product, is_sandbox }) => {
    const isPremium = product === entitled || planOfProduct(product) !== null
    return isPremium && (!is_sandbox || stores?.takes_sandbox)
  })
  const unknown = found.find(({ product }) => planOfProduct(product) === null)
  if (unknown !== undefined) log.error({ product: unknown.product }, 'app store sells a product of no known plan')
  const latest = found.toSorted((one, other) => other.purchased_at.getTime() - one.purchased_at.getTime())
  return latest.slice(0, STORE_SUBSCRIPTIONS_MAX)
}

function purchaseOf(
  user: string,
  { customer }: StoreCustomer,
  given: StoreSubscription,
): NewStoreRow & { transaction_id: string | null } {
  const { is_sandbox: _sandbox, ...facts } = given
  return {
    ...facts,
    user,
    customer,
    // What the entitlement comes from is premium, whatever it is called.
    plan: planOfProduct(given.product) ?? 'premium',
    platform: platformOfStore(given.store),
  }
}

/** Applies what the service said of an account. */
function apply(ctx: StoreCtx, user: string, customer: StoreCustomer): Promise<void> {
  const bought = premiumIn(ctx, customer).map((one) => purchaseOf(user, customer, one))
  return transaction(ctx, async ({ db }) => {
    if (!(await lockAccount(db, user))) return
    const { read_at, management_url } = customer
    if (!(await markRead(db, { user, read_at, management_url }))) return
    const today = calendarDay(new Date())
    const held = new Set((await selectHolders(db, user, bought)).map(({ product }) => product))
    const own = bought.filter(({ product }) => !held.has(product))
    for (const { guid } of await selectGone(
      db,
      user,
      own.map(({ product }) => product),
    )) {
      await endStoreGrant(db, guid, today)
      await deletePurchase(db, guid)
    }
    for (const row of own) {
      const guid = await writePurchase(db, row)
      if (guid !== null) await runStoreGrant(db, { ...row, store_subscription: guid }, { term: termOf(row), today })
    }
    await projectMembership(db, user, today)
  })
}

function termOf({ purchased_at, expires_at, grace_until, refunded_at }: NewStoreRow) {
  const facts = { expires_at: expires_at ?? null, grace_until: grace_until ?? null, refunded_at: refunded_at ?? null }
  return storeTerm({ purchased_at, ...facts })
}
