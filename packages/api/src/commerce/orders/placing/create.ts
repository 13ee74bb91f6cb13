import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { isValidIco } from '@zivina/contract/account/ico'
import { ORDERS_MAX } from '@zivina/contract/commerce/limits'
import type { Order } from '@zivina/contract/commerce/order'
import type { NewOrder } from '@zivina/contract/commerce/orders'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { TRANSFER_DAYS } from '@zivina/domain/commerce/bank-transfers'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { mailTransfer } from '#api/commerce/orders/outcome/order-mails.ts'
import { openPayment, type PayingCtx } from '#api/commerce/orders/payments/payment.ts'
import { type SettlingCtx, settleOrder } from '#api/commerce/orders/payments/settle.ts'
import { presentOrder } from '#api/commerce/orders/present.ts'
import {
  countOrders,
  insertOrder,
  NOT_PAID,
  type OrderRow,
  selectOrder,
  selectWaiting,
  updateOrder,
} from '#api/commerce/orders/queries.ts'
import { lockCodes, redeemCode, releaseCode, tidied } from '#api/commerce/referral-codes/service.ts'
import { offersOf, readService } from '#api/commerce/services/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { daysByTransfer, isPaidByTransfer, isPlanService, type PlanService, type Quote, quoteFor } from './quote.ts'

export type BuyingCtx = UserCtx<'db'> & PayingCtx & SettlingCtx

/**
 * Orders a plan and opens its payment. The same guid again is the same order, and so is another one while an order of the same
 * service for the same amount waits: a second window or device pays the same payment.
 * @throws ApiError see the contract
 */
export async function createOrder(ctx: BuyingCtx, given: NewOrder): Promise<Order> {
  if (given.terms_version !== CONSENT_VERSIONS.terms) throw new ApiError('TERMS_CHANGED')
  if (given.buyer.ico !== '' && !isValidIco(given.buyer.ico)) throw fieldError('ico', 'invalid_format')
  if (given.payment_method === 'card' && !ctx.payments) throw new ApiError('SERVICE_UNAVAILABLE')
  const [guid, service] = [given.guid.toLowerCase(), given.service.toLowerCase()]
  const input = { ...given, guid, service, code: tidied(given.code) }
  await settleWaiting(ctx)
  const row = await transaction(ctx, (ctx) => placeOrder(ctx, input))
  return presentOrder(await openPayment(ctx, row), calendarDay(new Date()))
}

/** What waits may have been paid, cancelled or expired at the gateway meanwhile. */
export async function settleWaiting(ctx: BuyingCtx): Promise<void> {
  const waiting = await selectWaiting(ctx.db, ctx.actor.guid)
  if (waiting?.payment_id) await settleOrder(ctx, waiting.guid)
}

async function placeOrder(ctx: UserCtx<'db' | 'mail'>, input: NewOrder): Promise<OrderRow> {
  const { db, actor } = ctx
  await lockAccount(db, actor.guid)
  const former = await selectOrder(db, input.guid)
  if (former !== null) return repeat(former, actor.guid, input)
  const { service, quote } = await agree(db, actor.guid, input)
  const waiting = await selectWaiting(db, actor.guid)
  if (waiting !== null) {
    if (isSame(waiting, input, quote)) return waiting
    await supersede(ctx, waiting, input.code)
  }
  const payment = paymentFor(input, service, quote)
  const discount = await useCode(ctx, input, quote.amount)
  if ((await countOrders(db, actor.guid)) >= ORDERS_MAX) throw new ApiError('LIMIT_REACHED')
  const { guid, price, vat_rate, terms_version, buyer } = input
  const isNew = await insertOrder(db, {
    guid,
    user: actor.guid,
    service: service.guid,
    service_name: service.name,
    plan: service.plan,
    ...payment,
    price: price.haler,
    credit: quote.credit,
    discount,
    discount_code: input.code === '' ? null : input.code,
    amount: quote.amount - discount,
    vat_rate,
    terms_version,
    buyer,
    kind: quote.change === 'upgrade' || quote.change === 'follow_up' ? quote.change : 'first',
    credited: quote.credited,
  })
  const row = isNew ? await selectOrder(db, guid) : null
  if (row === null) throw new ApiError('UNIQUE')
  if (row.payment_method === 'transfer') await mailTransfer(ctx, row, actor.guid)
  return row
}

/**
 * How an order is paid, and for how long.
 * @throws ApiError TRANSFER_NOT_POSSIBLE
 */
function paymentFor({ payment_method }: NewOrder, service: PlanService, quote: Quote) {
  const { period, duration_days } = service
  if (payment_method === 'card') {
    return { payment_method, pay_until: null, period, duration_days: period === null ? duration_days : null }
  }
  if (!isPaidByTransfer(service, quote)) throw new ApiError('TRANSFER_NOT_POSSIBLE')
  const pay_until = addDays(calendarDay(new Date()), TRANSFER_DAYS)
  return { payment_method, pay_until, period: null, duration_days: daysByTransfer(service, quote) }
}

/** Whether an order that waits is for the same, at the same amount and with the same code. */
function isSame(waiting: OrderRow, { service, code, discount, payment_method }: NewOrder, quote: Quote): boolean {
  const isFor = waiting.service === service && waiting.kind !== 'card' && (waiting.discount_code ?? '') === code
  if (waiting.payment_method !== payment_method) return false
  return isFor && waiting.discount === discount.haler && waiting.amount === quote.amount - discount.haler
}

/**
 * Another order takes the place of one that waits, whose code may be used by it. The codes of both are locked first and in one order,
 * as two people may exchange theirs at the same moment.
 */
export async function supersede(ctx: UserCtx<'db'>, waiting: OrderRow, next_code: string): Promise<void> {
  await updateOrder(ctx.db, waiting.guid, { superseded_at: new Date() })
  if (waiting.discount_code === null) return
  await lockCodes(ctx, [waiting.discount_code, next_code])
  await releaseCode(ctx, waiting.guid)
}

/**
 * Uses the code of an order.
 * @returns what it takes off
 * @throws ApiError INVALID_REFERRAL_CODE; PRICE_CHANGED where it takes off another amount than the person saw
 */
async function useCode(ctx: UserCtx<'db'>, { guid, code, discount }: NewOrder, price: number): Promise<number> {
  const lowered = code === '' ? null : await redeemCode(ctx, { code, order: guid, price })
  const off = lowered === null ? 0 : lowered.amount_before - lowered.amount_after
  if (off !== discount.haler) throw new ApiError('PRICE_CHANGED')
  return off
}

/**
 * The same order sent again.
 * @throws ApiError UNIQUE where the guid is another order's; PURCHASE_CANCELLED
 */
export function repeat(former: OrderRow, user: string, { service }: { service: string }): OrderRow {
  if (former.user !== user || former.service !== service) throw new ApiError('UNIQUE')
  if (NOT_PAID.includes(former.state) || former.superseded_at !== null) throw new ApiError('PURCHASE_CANCELLED')
  return former
}

/**
 * Checks that what the person agreed with is what it costs: a price that is offered, or was within the last minutes, and the credit
 * of this moment. Nothing of what the client sends becomes the amount unless it is exactly that.
 */
async function agree(
  db: Db,
  user: string,
  { service: guid, price, credit, vat_rate }: NewOrder,
): Promise<{ service: PlanService; quote: Quote }> {
  const service = await readService(db, guid)
  if (!isPlanService(service)) throw new ApiError('NOT_FOUND')
  const offers = await offersOf(db, guid)
  const isOffered = offers.some((offer) => offer.price === price.haler && offer.vat_rate === vat_rate)
  if (!isOffered) throw new ApiError('PRICE_CHANGED')
  const quote = await quoteFor(db, user, { service, price: price.haler, today: calendarDay(new Date()) })
  if (quote.change === 'same' || quote.change === 'downgrade') throw new ApiError('ALREADY_SUBSCRIBED')
  if (quote.credit !== credit.haler) throw new ApiError('PRICE_CHANGED')
  return { service, quote }
}
