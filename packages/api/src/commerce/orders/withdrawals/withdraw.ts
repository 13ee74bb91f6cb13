import type { Order } from '@zivina/contract/commerce/order'
import type { Money } from '@zivina/contract/kernel/money'
import { calendarDay } from '@zivina/domain/calendar-day'
import { membershipOf } from '@zivina/domain/commerce/membership'
import { czk } from '@zivina/domain/money'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { mailWithdrawal } from '#api/commerce/orders/outcome/order-mails.ts'
import { takeBack } from '#api/commerce/orders/outcome/take-back.ts'
import { sendBack } from '#api/commerce/orders/payments/refunds.ts'
import type { SettlingCtx } from '#api/commerce/orders/payments/settle.ts'
import { leftOf, mayWithdraw } from '#api/commerce/orders/policy.ts'
import { presentOrder } from '#api/commerce/orders/present.ts'
import { lockOrder, type OrderRow, selectOwn, selectReplaced, updateOrder } from '#api/commerce/orders/queries.ts'
import { storeRefund } from '#api/commerce/refunds/service.ts'
import { readGrants, readPremium } from '#api/commerce/subscriptions/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

/**
 * The first step of withdrawing: what would be given back, and until when premium would run. Changes nothing.
 * @throws ApiError NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE
 */
export async function previewWithdrawal(
  { db, actor }: UserCtx<'db'>,
  guid: string,
): Promise<{ order: Order; refund: Money; premium_until: string | null }> {
  const today = calendarDay(new Date())
  const order = await requireOwn(await selectOwn(db, actor.guid, guid))
  if (!mayWithdraw(order, today)) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE')
  const grants = await readGrants(db, actor.guid)
  const replaced = await selectReplaced(db, order.guid)
  // As if its grant were gone, and what it took the place of ran as before.
  const left = grants.filter(({ order: of }) => of !== order.guid)
  const restored = left.map((grant) => {
    const former = replaced.find((one) => one.guid === grant.order)
    return former ? { ...grant, ends: former.replaced_until } : grant
  })
  const { expiry_date } = membershipOf(restored, today)
  return { order: presentOrder(order, today), refund: czk(leftOf(order)), premium_until: expiry_date }
}

/**
 * The second step: the person withdraws, premium ends, the money is on its way back and a mail confirms it. The same again answers the
 * same.
 * @throws ApiError NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE, PRICE_CHANGED where another amount is confirmed than is given back
 */
export async function withdraw(
  ctx: UserCtx<'db'> & SettlingCtx,
  { guid, refund }: { guid: string; refund: Money },
): Promise<Order> {
  const today = calendarDay(new Date())
  const isNew = await transaction(ctx, async (ctx) => {
    const { db, actor } = ctx
    await lockAccount(db, actor.guid)
    await lockOrder(db, guid)
    const order = await requireOwn(await selectOwn(db, actor.guid, guid))
    if (order.withdrawn_at !== null) return false
    if (!mayWithdraw(order, today)) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE')
    const amount = leftOf(order)
    if (refund.haler !== amount) throw new ApiError('PRICE_CHANGED')
    const now = new Date()
    await updateOrder(db, guid, { withdrawn_at: now, refund_due_at: now, refund_due: order.refund_due + amount })
    await storeRefund(db, { order: order.guid, kind: 'withdrawal', amount })
    await takeBack(db, order, today)
    await recordChange(ctx, {
      noun: 'order',
      guid: order.guid,
      before: { withdrawn_at: null },
      after: { withdrawn_at: now.toISOString() },
      reason: 'Odstoupení od smlouvy',
    })
    const { expiry_date } = await readPremium(db, actor.guid, today)
    await mailWithdrawal(ctx, { ...order, user: actor.guid }, expiry_date)
    return true
  })
  // At once where the gateway answers, otherwise by the job.
  if (isNew) await sendBack(ctx, guid).catch(() => {})
  return presentOrder(await requireOwn(await selectOwn(ctx.db, ctx.actor.guid, guid)), today)
}

async function requireOwn(order: OrderRow | null): Promise<OrderRow> {
  if (order === null) throw new ApiError('NOT_FOUND')
  return order
}
