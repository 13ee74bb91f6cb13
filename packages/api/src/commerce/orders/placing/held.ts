import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { isValidIco } from '@zivina/contract/account/ico'
import { ORDERS_MAX } from '@zivina/contract/commerce/limits'
import type { NewOrder } from '@zivina/contract/commerce/orders'
import type { Db } from '@zivina/db/database'
import { MONEY_ARRIVED } from '@zivina/domain/commerce/payment-states'
import { askGateway, openPayment, type PayingCtx } from '#api/commerce/orders/payments/payment.ts'
import { type SettlingCtx, settleOrder } from '#api/commerce/orders/payments/settle.ts'
import { leftOf } from '#api/commerce/orders/policy.ts'
import {
  countOrders,
  insertOrder,
  lockOrder,
  type OrderRow,
  selectOrder,
  updateOrder,
} from '#api/commerce/orders/queries.ts'
import { storeRefund } from '#api/commerce/refunds/service.ts'
import { offersOf, readService, type ServiceRow } from '#api/commerce/services/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'

/** Orders of counselling, whose payment is held until it is taken or let go. */

export type HeldOrder = Pick<NewOrder, 'guid' | 'service' | 'price' | 'vat_rate' | 'terms_version' | 'buyer'>

/** Checks what needs no lock. @throws ApiError TERMS_CHANGED, SERVICE_UNAVAILABLE; FieldErrors */
export function checkHeldOrder({ payments }: Pick<PayingCtx, 'payments'>, order: HeldOrder): void {
  if (order.terms_version !== CONSENT_VERSIONS.terms) throw new ApiError('TERMS_CHANGED')
  if (order.buyer.ico !== '' && !isValidIco(order.buyer.ico)) throw fieldError('ico', 'invalid_format')
  if (!payments) throw new ApiError('SERVICE_UNAVAILABLE')
}

/**
 * Makes the order of a counselling service for an account that is locked, at the price that its person saw.
 * @throws ApiError NOT_FOUND, PRICE_CHANGED, LIMIT_REACHED, UNIQUE
 */
export async function placeHeldOrder(db: Db, user: string, given: HeldOrder): Promise<void> {
  const service: ServiceRow | null = await readService(db, given.service)
  if (service === null || !service.active || service.kind !== 'counselling') throw new ApiError('NOT_FOUND')
  const { guid, price, vat_rate, terms_version, buyer } = given
  const offers = await offersOf(db, service.guid)
  const isOffered = offers.some((offer) => offer.price === price.haler && offer.vat_rate === vat_rate)
  if (!isOffered) throw new ApiError('PRICE_CHANGED')
  if ((await countOrders(db, user)) >= ORDERS_MAX) throw new ApiError('LIMIT_REACHED')
  const isNew = await insertOrder(db, {
    guid,
    user,
    kind: 'counselling',
    service: service.guid,
    service_name: service.name,
    price: price.haler,
    amount: price.haler,
    vat_rate,
    terms_version,
    buyer,
  })
  if (!isNew) throw new ApiError('UNIQUE')
}

/** Has the gateway make the payment of an order that has none. @throws ApiError NOT_FOUND, SERVICE_UNAVAILABLE */
export async function openHeldPayment(ctx: PayingCtx, guid: string): Promise<void> {
  const order = await selectOrder(ctx.db, guid)
  if (order === null) throw new ApiError('NOT_FOUND')
  await openPayment(ctx, order)
}

/** Takes the money that is held. Once it is taken, and where none is held, nothing happens. @throws ApiError SERVICE_UNAVAILABLE */
export function captureOrder(ctx: SettlingCtx, guid: string): Promise<void> {
  return endHolding(ctx, guid, 'capture')
}

/** Lets the money that is held go. @throws ApiError SERVICE_UNAVAILABLE */
export function releaseOrder(ctx: SettlingCtx, guid: string): Promise<void> {
  return endHolding(ctx, guid, 'release')
}

/** The payment is read first: where an earlier attempt succeeded although its answer was lost, nothing is asked again. */
async function endHolding(ctx: SettlingCtx, guid: string, how: 'capture' | 'release'): Promise<void> {
  const order: OrderRow | null = await settleOrder(ctx, guid)
  if (order === null || order.payment_id === null || order.state !== 'AUTHORIZED') return
  const { payment_id } = order
  await askGateway(ctx, (gateway) => gateway[how](payment_id))
  await settleOrder(ctx, guid)
}

/** Decides that everything paid of an order goes back, in the transaction that cancels what it paid for. A job sends it. */
export async function giveOrderBack(db: Db, guid: string): Promise<void> {
  await lockOrder(db, guid)
  const order = await selectOrder(db, guid)
  if (order === null || !MONEY_ARRIVED.includes(order.state) || order.refund_due_at !== null) return
  const amount = leftOf(order)
  if (amount <= 0) return
  await updateOrder(db, guid, { refund_due_at: new Date(), refund_due: order.refund_due + amount })
  await storeRefund(db, { order: guid, kind: 'withdrawal', amount })
}
