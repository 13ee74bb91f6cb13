import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { planRank } from '@zivina/domain/commerce/plan-change'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { hasActiveOrder, orderedPlans } from '#api/commerce/orders/service.ts'
import { chooseNext, happen, renewingOf, shownSubscription } from '#api/commerce/recurrences/service.ts'
import { readService } from '#api/commerce/services/service.ts'
import { readPremium } from '#api/commerce/subscriptions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { presentSubscription } from './present.ts'
import { isTrialAvailable } from './trial.ts'

/** What runs of premium, what renews it, and whether a trial is available. */
export async function readOwnPremium(ctx: UserCtx<'db' | 'keys'>): Promise<OwnPremium> {
  const { db, actor } = ctx
  const today = calendarDay(new Date())
  const premium = await readPremium(db, actor.guid, today)
  const { plan, is_premium, active_from, expiry_date, premium_plus_expiry_date } = premium
  const row = await shownSubscription(db, actor.guid)
  const next = row?.next_service ? await readService(db, row.next_service) : null
  return {
    plan,
    is_premium,
    active_from,
    expiry_date,
    premium_plus_expiry_date,
    has_active_order: await hasActiveOrder(db, actor.guid, today),
    subscription: row && presentSubscription(row, next),
    trial_available: !is_premium && (await isTrialAvailable(ctx)),
  }
}

/**
 * Stops the renewing of one's own subscription; premium runs until the end of the paid period.
 * @throws ApiError EARLY_CANCEL_PREMIUM_PLUS where only premium plus runs, NO_PREMIUM where nothing was bought; both change nothing
 */
export async function cancelOwn(ctx: UserCtx<'db' | 'keys'>): Promise<OwnPremium> {
  await transaction(ctx, async ({ db, actor }) => {
    await lockAccount(db, actor.guid)
    const row = await shownSubscription(db, actor.guid)
    if (row === null) throw await nothingToCancel(db, actor.guid)
    if (row.state !== 'cancelled') await happen(db, row, 'cancel', { next_service: null })
  })
  return readOwnPremium(ctx)
}

async function nothingToCancel(db: Db, user: string): Promise<ApiError> {
  const plans = await orderedPlans(db, user, calendarDay(new Date()))
  return new ApiError(plans.includes('premium plus') ? 'EARLY_CANCEL_PREMIUM_PLUS' : 'NO_PREMIUM')
}

/**
 * Chooses the cheaper plan that begins with the next charge; null takes that back.
 * @throws ApiError NO_PREMIUM where nothing renews, NOT_FOUND for a plan that is no cheaper one
 */
export async function changeOwn(
  ctx: UserCtx<'db' | 'keys'>,
  { next_service }: { next_service: string | null },
): Promise<OwnPremium> {
  await transaction(ctx, async ({ db, actor }) => {
    await lockAccount(db, actor.guid)
    const row = await renewingOf(db, actor.guid)
    if (row === null) throw new ApiError('NO_PREMIUM')
    if (next_service !== null) await requireLess(db, next_service, row.plan)
    await chooseNext(db, row.guid, next_service)
  })
  return readOwnPremium(ctx)
}

async function requireLess(db: Db, guid: string, than: string): Promise<void> {
  const service = await readService(db, guid)
  const isLess = service?.active && service.period !== null && planRank(service.plan) >= 0
  if (!isLess || planRank(service.plan) >= planRank(than)) throw new ApiError('NOT_FOUND')
}
