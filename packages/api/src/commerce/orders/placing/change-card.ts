import { ORDERS_MAX } from '@zivina/contract/commerce/limits'
import type { Order } from '@zivina/contract/commerce/order'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ORDER_LEAST_HALER } from '@zivina/domain/commerce/credit'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { openPayment } from '#api/commerce/orders/payments/payment.ts'
import { presentOrder } from '#api/commerce/orders/present.ts'
import {
  countOrders,
  insertOrder,
  type OrderRow,
  selectLatestPaid,
  selectOrder,
  selectWaiting,
} from '#api/commerce/orders/queries.ts'
import { renewingOf } from '#api/commerce/recurrences/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type BuyingCtx, repeat, settleWaiting, supersede } from './create.ts'

/**
 * Opens the payment by which a subscription gets another card. The gateway knows a card only from a payment that was made with it, and
 * takes none of nothing: so the least amount is paid, which goes back once it has arrived.
 * @throws ApiError see the contract
 */
export async function orderCardChange(ctx: BuyingCtx, given: { guid: string }): Promise<Order> {
  if (!ctx.payments) throw new ApiError('SERVICE_UNAVAILABLE')
  await settleWaiting(ctx)
  const row = await transaction(ctx, (ctx) => place(ctx, given.guid.toLowerCase()))
  return presentOrder(await openPayment(ctx, row), calendarDay(new Date()))
}

async function place(ctx: UserCtx<'db'>, guid: string): Promise<OrderRow> {
  const { db, actor } = ctx
  await lockAccount(db, actor.guid)
  const subscription = await renewingOf(db, actor.guid)
  if (subscription === null) throw new ApiError('NO_PREMIUM')
  const former = await selectOrder(db, guid)
  if (former !== null) return repeat(former, actor.guid, subscription)
  const waiting = await selectWaiting(db, actor.guid)
  if (waiting?.kind === 'card' && waiting.subscription === subscription.guid) return waiting
  if (waiting !== null) await supersede(ctx, waiting, '')
  const bought = await selectLatestPaid(db, subscription.guid)
  if (bought === null) throw new ApiError('NO_PREMIUM')
  if ((await countOrders(db, actor.guid)) >= ORDERS_MAX) throw new ApiError('LIMIT_REACHED')
  const { service, plan, period, vat_rate } = subscription
  const isNew = await insertOrder(db, {
    guid,
    user: actor.guid,
    kind: 'card',
    service,
    service_name: `Změna karty: ${subscription.service_name}`,
    plan,
    period,
    price: ORDER_LEAST_HALER,
    amount: ORDER_LEAST_HALER,
    vat_rate,
    buyer: bought.buyer,
    terms_version: bought.terms_version,
    subscription: subscription.guid,
  })
  const row = isNew ? await selectOrder(db, guid) : null
  if (row === null) throw new ApiError('UNIQUE')
  return row
}
