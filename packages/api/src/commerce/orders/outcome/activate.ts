import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { creditOf } from '@zivina/domain/commerce/credit'
import type { GrantedPlan } from '@zivina/domain/commerce/membership'
import { periodTerm, type Term } from '@zivina/domain/commerce/periods'
import type { GatewayPayment } from '@zivina/integrations/payments/port'
import { dayAfterAll, termOf, worthOf } from '#api/commerce/orders/placing/quote.ts'
import { lastDayOfWithdrawal } from '#api/commerce/orders/policy.ts'
import { type OrderRow, selectRunning, selectThese, updateOrder } from '#api/commerce/orders/queries.ts'
import {
  beginSubscription,
  happenToAll,
  readSubscription,
  recordCharge,
  renewingOf,
  stopCharging,
} from '#api/commerce/recurrences/service.ts'
import { keepUse } from '#api/commerce/referral-codes/service.ts'
import { storeRefund } from '#api/commerce/refunds/service.ts'
import { giveGrant, projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'
import { issueVoucher } from '#api/commerce/vouchers/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { mailConfirmation } from './order-mails.ts'
import { givePoints } from './points.ts'
import { takeCard } from './take-card.ts'

/** What a card was charged with, so that it can be charged again; null where a transfer paid, after which nothing is charged. */
export type PaidBy = Pick<GatewayPayment, 'id' | 'card'> | null

type Given = { payment: PaidBy; today: string }
type ActivatingCtx = Ctx<'db' | 'mail' | 'log'>

/**
 * Gives what a payment pays for: one grant for each order, whatever happens. Where premium cannot be given for it (the account is
 * gone, or the credit in it, or its code, was used up by another order) the grant has no day, and the money goes back. Account and order are
 * locked.
 */
export async function activate(ctx: ActivatingCtx, order: OrderRow, { payment, today }: Given): Promise<void> {
  const { db } = ctx
  if (order.kind === 'card' && payment !== null) return takeCard(ctx, order, payment)
  if (order.user === null) return giveBack(ctx, order, payment)
  if (order.kind === 'gift') {
    const withdrawal_until = lastDayOfWithdrawal(order)
    return issueVoucher(ctx, { ...order, withdrawal_until }, today)
  }
  if (order.kind === 'points') return givePoints(ctx, { ...order, user: order.user })
  if (order.kind === 'renewal') return renew(ctx, { ...order, user: order.user }, today)
  const replaced = await selectThese(db, order.credited)
  const isThere = isWorth(order, replaced) && replaced.every((one) => isStillThere(one, today))
  if (!isThere || !(await keepsCode(ctx, order, order.user))) {
    const gone = { begins: today, ends: addDays(today, -1) }
    await grant(ctx, { ...order, user: order.user }, gone)
    return giveBack(ctx, order, payment)
  }
  if (order.kind === 'upgrade') await replace(ctx, { ...order, user: order.user }, { replaced, today })
  const running = await selectRunning(db, order.user, today)
  const term = termOf(
    order,
    dayAfterAll(
      running.filter(({ guid }) => guid !== order.guid),
      today,
    ),
  )
  const subscription = await begin(ctx, { ...order, user: order.user }, { payment, term })
  await updateOrder(db, order.guid, { ...term, subscription })
  await grant(ctx, { ...order, user: order.user }, term)
  await projectMembership(db, order.user, today)
  await mailConfirmation(ctx, { ...order, ...term, user: order.user })
}

type OwnedOrder = OrderRow & { user: string }

/** Whether what is credited is still worth the credit: some of its money may have gone back since, or a bank disputes it. */
function isWorth({ credit, created_at }: OrderRow, replaced: readonly OrderRow[]): boolean {
  const day = calendarDay(created_at)
  return replaced.reduce((sum, one) => sum + creditOf(worthOf(one), day).haler, 0) >= credit
}

/** Whether the unused days of an order are still there to be credited. */
function isStillThere({ state, ends, replaced_by, withdrawn_at, refund_due_at }: OrderRow, today: string): boolean {
  const isPaid = state === 'PAID' || state === 'PARTIALLY_REFUNDED'
  // It may have ended by itself while the payment was under way.
  const hasEnded = ends === null || ends < addDays(today, -1)
  return isPaid && !hasEnded && replaced_by === null && withdrawn_at === null && refund_due_at === null
}

/**
 * Whether the code that lowered a payment still counts for it. Its use was given back where the person had begun another order, and this
 * one was paid all the same.
 */
async function keepsCode(ctx: ActivatingCtx, order: OrderRow, buyer: string): Promise<boolean> {
  const { guid, discount_code: code, discount, amount, superseded_at } = order
  if (code === null || superseded_at === null) return true
  return keepUse(ctx, { order: guid, code, buyer, amount_before: amount + discount, amount_after: amount })
}

async function giveBack({ db, log }: ActivatingCtx, order: OrderRow, payment: PaidBy): Promise<void> {
  await updateOrder(db, order.guid, { refund_due_at: new Date(), refund_due: order.amount })
  await storeRefund(db, { order: order.guid, kind: 'not_given', amount: order.amount })
  if (payment !== null && order.period !== null && order.kind !== 'renewal') await stopCharging(db, payment.id)
  log.info({ order: order.guid }, 'payment goes back, as nothing can be given for it')
}

async function grant({ db }: ActivatingCtx, { guid, user, plan, service_name }: OwnedOrder, term: Term): Promise<void> {
  await giveGrant(db, { user, ...term, plan: plan as GrantedPlan, source: 'order', order: guid, reason: service_name })
}

/** Ends what an upgrade takes the place of with yesterday. */
async function replace(
  { db }: ActivatingCtx,
  { guid, user }: OwnedOrder,
  { replaced, today }: { replaced: readonly OrderRow[]; today: string },
): Promise<void> {
  const yesterday = addDays(today, -1)
  await happenToAll(db, user, 'stop')
  for (const former of replaced) {
    await updateOrder(db, former.guid, { ends: yesterday, replaced_by: guid, replaced_until: former.ends })
    await runUntil(db, former.guid, yesterday, true)
  }
}

/** Begins the subscription of a plan that renews. @returns its guid; null where none begins */
async function begin(
  { db }: ActivatingCtx,
  { user, service, plan, period, price, vat_rate }: OwnedOrder,
  { payment, term }: { payment: PaidBy; term: Term },
): Promise<string | null> {
  if (period === null || payment === null) return null
  if ((await renewingOf(db, user)) !== null) {
    await stopCharging(db, payment.id)
    return null
  }
  const { id: recurrence_id, card } = payment
  return beginSubscription(db, {
    user,
    service,
    plan: plan as GrantedPlan,
    period,
    price,
    vat_rate,
    recurrence_id,
    card,
    ...term,
  })
}

/** A paid charge of a subscription: the next period. */
async function renew(ctx: ActivatingCtx, order: OwnedOrder, today: string): Promise<void> {
  const { db } = ctx
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  const begins = order.period_from ?? today
  const term =
    subscription !== null && subscription.service === order.service
      ? { ...periodTerm(subscription.anchor, subscription.period, subscription.periods), begins }
      : termOf(order, begins)
  await updateOrder(db, order.guid, term)
  await grant(ctx, order, term)
  if (subscription !== null && order.period !== null) {
    const { service, plan, price, vat_rate, period } = order
    await recordCharge(db, subscription, {
      service,
      plan: plan as GrantedPlan,
      price,
      vat_rate,
      period,
      ends: term.ends,
    })
  }
  await projectMembership(db, order.user, today)
  await mailConfirmation(ctx, { ...order, ...term })
}
