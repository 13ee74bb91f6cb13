import { calendarDay } from '@zivina/domain/calendar-day'
import type { MoneyPlace } from '@zivina/domain/commerce/ledger'
import { type PaymentState, paymentSteps } from '@zivina/domain/commerce/payment-states'
import type { GatewayPayment } from '@zivina/integrations/payments/port'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { issueInvoice } from '#api/commerce/invoices/service.ts'
import { bookPayment } from '#api/commerce/ledger/service.ts'
import { activate, type PaidBy } from '#api/commerce/orders/outcome/activate.ts'
import { failRenewal } from '#api/commerce/orders/outcome/failed-charge.ts'
import { mailRefund } from '#api/commerce/orders/outcome/order-mails.ts'
import { takeBack } from '#api/commerce/orders/outcome/take-back.ts'
import {
  lockOrder,
  type OrderRow,
  selectByPayment,
  selectOrder,
  selectUnheard,
  setPayment,
  updateOrder,
} from '#api/commerce/orders/queries.ts'
import { releaseCode } from '#api/commerce/referral-codes/service.ts'
import { settleRefunds } from '#api/commerce/refunds/service.ts'
import { dropVoucher, takeBackVoided } from '#api/commerce/vouchers/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { askGateway, isPaymentOf } from './payment.ts'

export type SettlingCtx = Ctx<'db' | 'mail' | 'log' | 'payments' | 'declared'>

/** Who changes an order by reading its payment, in the change log. */
const ORIGIN = 'payment gateway'

/**
 * Reads the payment of an order from the gateway and applies what it says: the one place where payments take effect, whichever caller asks
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
  const settled = await selectOrder(ctx.db, guid)
  if (settled?.kind === 'gift' && settled.state === 'REFUNDED') await takeBackVoided(ctx)
  return settled
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
  if (order === null) return
  await applyPayment(ctx, order.guid, payment)
  if (order.kind === 'gift' && payment.state === 'REFUNDED') await takeBackVoided(ctx)
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
    for (const state of steps) await takeStep(ctx, guid, { state, place: 'gateway', payment })
    await takeRefunds(ctx, guid, { total: payment.refunded, place: 'gateway' })
    const last = steps.at(-1)
    if (last === undefined) return
    const change = { noun: 'order', guid, before: { state: order.state }, after: { state: last } }
    await recordChange({ db: ctx.db, origin: ORIGIN }, change)
  })
}

/**
 * A state that the payment of an order comes to, where its money lies, and how it was paid. `received_on`: the day (`YYYY-MM-DD`, Prague) on
 * which the money came, where that was not today; the tax is of that day.
 */
type Step = { state: PaymentState; place: MoneyPlace; payment: PaidBy; received_on?: string }

/** One step of a locked order. */
export async function takeStep(
  ctx: Omit<SettlingCtx, 'payments'>,
  guid: string,
  { state, place, payment, received_on }: Step,
): Promise<void> {
  const order = await selectOrder(ctx.db, guid)
  if (order === null) return
  const today = calendarDay(new Date())
  await updateOrder(ctx.db, guid, { state, ...(state === 'PAID' ? { paid_at: new Date() } : {}) })
  // Orders of some kinds pay for what a later area gives.
  const elsewhere = ctx.declared.paid.find(({ kind }) => kind === order.kind)
  if (elsewhere !== undefined) await elsewhere.moved(ctx, { guid, state })
  if (state === 'PAID') {
    if (elsewhere === undefined) await activate(ctx, order, { payment, today })
    await bookPayment(ctx.db, order, place)
    await issueInvoice(ctx.db, order, { issued_on: today, taxable_on: received_on ?? today })
  }
  if (state === 'CANCELED' || state === 'TIMEOUTED') {
    if (order.discount_code !== null) await releaseCode(ctx, order.guid)
    if (order.kind === 'gift') await dropVoucher(ctx.db, order.guid)
    if (order.kind === 'renewal') await failRenewal(ctx, order)
  }
}

/**
 * What has gone back of a locked order since it was last looked at. An order whose money all went back gives nothing any more.
 * @param back how much went back altogether, from where, and by which refund alone where that is known
 */
export async function takeRefunds(
  ctx: Omit<SettlingCtx, 'payments'>,
  guid: string,
  { total, place, only }: { total: number; place: MoneyPlace; only?: string },
): Promise<void> {
  const { db } = ctx
  const order = await selectOrder(db, guid)
  if (order === null || order.paid_at === null || total <= order.refunded) return
  // Where a bank took the money, what is given back besides is found by the reconciliation.
  if (order.charged_back > 0) return
  const today = calendarDay(new Date())
  const { done, ...figures } = await settleRefunds(db, order, { total, place, only, today })
  const isWhole = total === order.amount
  await updateOrder(db, guid, { ...figures, ...(isWhole ? { refunded_at: new Date() } : {}) })
  // A change of card, and what a later area gave, give no premium that could be taken back.
  const gavePremium = order.kind !== 'card' && ctx.declared.paid.every(({ kind }) => kind !== order.kind)
  if (isWhole && order.withdrawn_at === null && gavePremium) await takeBack(db, order, today)
  for (const refund of done) await mailRefund(ctx, order, refund)
}
