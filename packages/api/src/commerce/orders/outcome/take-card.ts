import type { GatewayPayment } from '@zivina/integrations/payments/port'
import { type OrderRow, updateOrder } from '#api/commerce/orders/queries.ts'
import { changeCard, readSubscription, stopCharging } from '#api/commerce/recurrences/service.ts'
import { storeRefund } from '#api/commerce/refunds/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { mailChangedCard } from './order-mails.ts'

/**
 * The card that a small payment was made with is charged from now on; the amount itself goes back at once. Account and order are locked.
 * Where the subscription renews no more meanwhile, nothing is charged.
 */
export async function takeCard(
  ctx: Ctx<'db' | 'mail'>,
  order: OrderRow,
  { id, card }: Pick<GatewayPayment, 'id' | 'card'>,
): Promise<void> {
  const { db } = ctx
  await updateOrder(db, order.guid, { refund_due_at: new Date(), refund_due: order.amount })
  await storeRefund(db, { order: order.guid, kind: 'card', amount: order.amount })
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  if (subscription === null || order.user === null) return stopCharging(db, id)
  const isCharged = await changeCard(db, subscription, { recurrence_id: id, card })
  if (isCharged)
    await mailChangedCard(ctx, { ...order, user: order.user }, { card, paid_until: subscription.paid_until })
}
