import { calendarDay } from '@zivina/domain/calendar-day'
import { type OrderRow, selectLatestPaid } from '#api/commerce/orders/queries.ts'
import { readSubscription, recordFailure } from '#api/commerce/recurrences/service.ts'
import { projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { mailFailedCharge } from './order-mails.ts'

/**
 * A charge of a subscription that did not succeed: premium goes on while it is tried again, and the person is told the first time.
 * Account and order are locked.
 */
export async function failRenewal(ctx: Ctx<'db' | 'mail'>, order: OrderRow): Promise<void> {
  const { db } = ctx
  const subscription = order.subscription === null ? null : await readSubscription(db, order.subscription)
  if (subscription === null || order.user === null) return
  if (subscription.state !== 'active' && subscription.state !== 'past_due') return
  const isFirst = subscription.state === 'active'
  const last_try_on = await recordFailure(db, subscription, new Date())
  if (!isFirst) return
  const paid = await selectLatestPaid(db, subscription.guid)
  if (paid !== null) await runUntil(db, paid.guid, last_try_on, false)
  await projectMembership(db, order.user, calendarDay(new Date()))
  await mailFailedCharge(ctx, { ...order, user: order.user }, { last_try_on, paid_until: subscription.paid_until })
}
