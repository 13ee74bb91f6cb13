import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { isValidIco } from '@zivina/contract/account/ico'
import { ORDERS_MAX } from '@zivina/contract/commerce/limits'
import type { Order } from '@zivina/contract/commerce/order'
import type { OrderKind } from '@zivina/contract/commerce/order-kinds'
import type { NewPurchase } from '@zivina/contract/commerce/purchase'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { openPayment } from '#api/commerce/orders/payments/payment.ts'
import { presentOrder } from '#api/commerce/orders/present.ts'
import { countOrders, insertOrder, type OrderRow, selectOrder, selectWaiting } from '#api/commerce/orders/queries.ts'
import { offersOf, readService, type ServiceRow } from '#api/commerce/services/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type BuyingCtx, repeat, settleWaiting, supersede } from './create.ts'

/** What is bought once and is no membership of the buyer: a voucher, points. */
type OneTime = {
  kind: OrderKind
  isSold: (service: ServiceRow) => boolean
  /** What is kept beside the order, in its transaction. */
  keep?: (db: Db, order: { order: string; user: string }) => Promise<void>
}

/** Orders something that is bought once, and opens its payment. @throws ApiError see the contract; FieldErrors */
export async function orderOneTime(ctx: BuyingCtx, given: NewPurchase, what: OneTime): Promise<Order> {
  if (given.terms_version !== CONSENT_VERSIONS.terms) throw new ApiError('TERMS_CHANGED')
  if (given.buyer.ico !== '' && !isValidIco(given.buyer.ico)) throw fieldError('ico', 'invalid_format')
  if (!ctx.payments) throw new ApiError('SERVICE_UNAVAILABLE')
  const input = { ...given, guid: given.guid.toLowerCase(), service: given.service.toLowerCase() }
  await settleWaiting(ctx)
  const row = await transaction(ctx, (ctx) => place(ctx, input, what))
  return presentOrder(await openPayment(ctx, row), calendarDay(new Date()))
}

async function place(ctx: UserCtx<'db'>, input: NewPurchase, { kind, isSold, keep }: OneTime): Promise<OrderRow> {
  const { db, actor } = ctx
  const { guid, price, vat_rate, terms_version, buyer } = input
  await lockAccount(db, actor.guid)
  const former = await selectOrder(db, guid)
  if (former !== null) return repeat(former, actor.guid, input)
  const service = await readService(db, input.service)
  if (service === null || !service.active || !isSold(service)) throw new ApiError('NOT_FOUND')
  const offers = await offersOf(db, service.guid)
  if (!offers.some((offer) => offer.price === price.haler && offer.vat_rate === vat_rate))
    throw new ApiError('PRICE_CHANGED')
  const waiting = await selectWaiting(db, actor.guid)
  if (waiting !== null) await supersede(ctx, waiting, '')
  if ((await countOrders(db, actor.guid)) >= ORDERS_MAX) throw new ApiError('LIMIT_REACHED')
  const isNew = await insertOrder(db, {
    guid,
    user: actor.guid,
    kind,
    service: service.guid,
    service_name: service.name,
    plan: service.plan,
    duration_days: service.duration_days,
    points: service.points,
    price: price.haler,
    amount: price.haler,
    vat_rate,
    terms_version,
    buyer,
  })
  if (!isNew) throw new ApiError('UNIQUE')
  await keep?.(db, { order: guid, user: actor.guid })
  const row = await selectOrder(db, guid)
  if (row === null) throw new ApiError('UNIQUE')
  return row
}
