import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { MONEY_ARRIVED } from '@zivina/domain/commerce/payment-states'
import { endAfterRefund } from '@zivina/domain/commerce/refunds'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { takeSomePoints } from '#api/commerce/orders/outcome/points.ts'
import { takeBack } from '#api/commerce/orders/outcome/take-back.ts'
import { leftOf } from '#api/commerce/orders/policy.ts'
import { lockOrder, type OrderRow, selectOrder, updateOrder } from '#api/commerce/orders/queries.ts'
import { happen, readSubscription } from '#api/commerce/recurrences/service.ts'
import { projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'

/** An order, locked with its account until the transaction ends; null where there is none. */
export async function lockedOrder(db: Db, guid: string): Promise<OrderRow | null> {
  const found = await selectOrder(db, guid)
  if (found?.user) await lockAccount(db, found.user)
  await lockOrder(db, guid)
  return selectOrder(db, guid)
}

/** Whether anything of an order's money can be given back: it has arrived, some is left, and its days are its own. */
export function isRefundable(order: OrderRow): boolean {
  return MONEY_ARRIVED.includes(order.state) && order.replaced_by === null && leftOf(order) > 0
}

/**
 * Decides that money of a locked order goes back. When all of it does, premium ends with yesterday, as after a withdrawal. Of a part its
 * days are taken from the end in proportion, or its points, and what would renew it stops, unless premium is kept.
 */
export async function promiseRefund(
  db: Db,
  order: OrderRow,
  { amount, keeps_premium }: { amount: number; keeps_premium: boolean },
): Promise<void> {
  const today = calendarDay(new Date())
  const isWhole = amount === leftOf(order)
  const whole = isWhole ? { refund_due_at: new Date() } : {}
  await updateOrder(db, order.guid, { refund_due: order.refund_due + amount, ...whole })
  if (isWhole) return takeBack(db, order, today)
  if (order.kind === 'points') return keeps_premium ? undefined : takeSomePoints(db, order, amount)
  if (!keeps_premium) await shorten(db, order, { amount, today })
}

/** Takes days from the end of a locked order, in proportion to money for it that is lost, and stops what would renew it. */
export async function shorten(
  db: Db,
  order: OrderRow,
  { amount, today }: { amount: number; today: string },
): Promise<void> {
  const { guid, begins, ends, user } = order
  let shorter = ends
  if (begins !== null && ends !== null && ends >= today) {
    const worth = leftOf(order) + order.credit
    shorter = endAfterRefund({ begins, ends }, { amount, worth }, today)
    await runUntil(db, guid, shorter, shorter < today)
    await updateOrder(db, guid, { ends: shorter })
  }
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  if (subscription !== null) {
    const paid_until = shorter !== null && subscription.paid_until === ends ? { paid_until: shorter } : {}
    await happen(db, subscription, 'cancel', paid_until)
  }
  if (user !== null) await projectMembership(db, user, today)
}

/** Records that a bank disputes the charge of a locked order, or does so no more. */
export function setDispute(db: Db, guid: string, disputed_at: Date | null): Promise<void> {
  return updateOrder(db, guid, { disputed_at })
}
