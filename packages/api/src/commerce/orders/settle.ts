import { calendarDay } from '@zivina/domain/calendar-day'
import { type PaymentState, paymentSteps } from '@zivina/domain/commerce/payment-states'
import type { GatewayPayment } from '@zivina/integrations/payments/port'
import { lockAccount } from '#api/account/users/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { activate } from './activate.ts'
import { failRenewal } from './failed-charge.ts'
import { askGateway, isPaymentOf } from './payment.ts'
import {
  lockOrder,
  type OrderRow,
  selectByPayment,
  selectOrder,
  selectUnheard,
  setPayment,
  updateOrder,
} from './queries.ts'
import { takeBack } from './take-back.ts'

export type SettlingCtx = Ctx<'db' | 'mail' | 'log' | 'payments' | 'declared'>

/** Who changes an order by reading its payment, in the change log. */
const ORIGIN = 'payment gateway'

/**
 * Reads the payment of an order from the gateway and applies what it says: the one place where payments take effect, whoever asks
 * (the person who returns, a notification, a job, a button). The gateway is asked outside the transaction; what it said is applied
 * under the locks of account and order, so that it takes effect once however many ask at the same moment.
 * @returns the order as it is then
 * @throws ApiError SERVICE_UNAVAILABLE where the gateway does not answer
 */
export async function settleOrder(ctx: SettlingCtx, guid: string): Promise<OrderRow | null> {
  const order = await selectOrder(ctx.db, guid)
  if (order === null || order.payment_id === null) return order
  const { payment_id } = order
  const payment = await askGateway(ctx, (gateway) => gateway.read(payment_id))
  if (payment === null) ctx.log.error({ order: guid }, 'payment gateway does not know a payment')
  else await applyPayment(ctx, guid, payment)
  return selectOrder(ctx.db, guid)
}

/**
 * The same by the gateway's number of the payment, as a notification names it. The payment of an order that never heard of it (the
 * process was killed before it stored the number) is found by the number of the order.
 */
export async function settlePayment(ctx: SettlingCtx, payment_id: string): Promise<void> {
  const known = await selectByPayment(ctx.db, payment_id)
  const payment = await askGateway(ctx, (gateway) => gateway.read(payment_id))
  if (payment === null) return
  const order = known ?? (await adopt(ctx, payment))
  if (order !== null) await applyPayment(ctx, order.guid, payment)
}

async function adopt({ db, log }: SettlingCtx, payment: GatewayPayment): Promise<OrderRow | null> {
  const number = Number(payment.order_number)
  const order = Number.isSafeInteger(number) && number < 2 ** 31 ? await selectUnheard(db, number) : null
  if (order === null || !isPaymentOf(order, payment)) return null
  log.info({ order: order.guid }, 'payment found by the number of its order')
  const isSet = await setPayment(db, order.guid, { payment_id: payment.id, gw_url: payment.gw_url })
  return isSet ? order : null
}

/** Applies what the gateway said of a payment. A state that the present one may not become changes nothing. */
export function applyPayment(ctx: SettlingCtx, guid: string, payment: GatewayPayment): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const found = await selectOrder(ctx.db, guid)
    if (found?.user) await lockAccount(ctx.db, found.user)
    await lockOrder(ctx.db, guid)
    const order = await selectOrder(ctx.db, guid)
    if (order === null || order.payment_id !== payment.id) return
    if (!isPaymentOf(order, payment)) {
      ctx.log.error({ order: guid }, 'payment differs from its order in number, amount or currency')
      return
    }
    await updateOrder(ctx.db, guid, { checked_at: new Date() })
    const steps = paymentSteps(order.state, payment.state)
    for (const state of steps) await take(ctx, state, payment, guid)
    const last = steps.at(-1)
    if (last === undefined) return
    const change = { noun: 'order', guid, before: { state: order.state }, after: { state: last } }
    await recordChange({ db: ctx.db, origin: ORIGIN }, change)
  })
}

/** One step of a locked order. */
async function take(ctx: SettlingCtx, state: PaymentState, payment: GatewayPayment, guid: string): Promise<void> {
  const order = await selectOrder(ctx.db, guid)
  if (order === null) return
  const today = calendarDay(new Date())
  await updateOrder(ctx.db, guid, { state, ...(state === 'PAID' ? { paid_at: new Date() } : {}) })
  const elsewhere = ctx.declared.paid.find(({ kind }) => kind === order.kind)
  if (elsewhere !== undefined) {
    await elsewhere.moved(ctx, { guid: order.guid, state })
    if (state === 'REFUNDED') await updateOrder(ctx.db, guid, { refunded: order.amount, refunded_at: new Date() })
    return
  }
  if (state === 'PAID') await activate(ctx, order, { payment, today })
  if (state === 'REFUNDED') {
    await updateOrder(ctx.db, guid, { refunded: order.amount, refunded_at: new Date() })
    if (order.withdrawn_at === null) await takeBack(ctx.db, order, today)
  }
  if ((state === 'CANCELED' || state === 'TIMEOUTED') && order.kind === 'renewal') await failRenewal(ctx, order)
}
