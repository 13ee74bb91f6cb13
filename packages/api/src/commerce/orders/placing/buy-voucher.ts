import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { isValidIco } from '@zivina/contract/account/ico'
import { ORDERS_MAX, VOUCHER_AHEAD_DAYS } from '@zivina/contract/commerce/limits'
import type { Order } from '@zivina/contract/commerce/order'
import type { NewVoucher } from '@zivina/contract/commerce/vouchers'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { GRANTED_PLANS, type GrantedPlan } from '@zivina/domain/commerce/membership'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { openPayment } from '#api/commerce/orders/payments/payment.ts'
import { presentOrder } from '#api/commerce/orders/present.ts'
import { countOrders, insertOrder, type OrderRow, selectOrder, selectWaiting } from '#api/commerce/orders/queries.ts'
import { offersOf, readService, type ServiceRow } from '#api/commerce/services/service.ts'
import { draftVoucher } from '#api/commerce/vouchers/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type BuyingCtx, repeat, settleWaiting, supersede } from './create.ts'

/**
 * Orders a gift voucher and opens its payment.
 * @throws ApiError see the contract
 * @throws FieldErrors at `send_on` where that day is over or too far away
 */
export async function orderVoucher(ctx: BuyingCtx, given: NewVoucher): Promise<Order> {
  const today = calendarDay(new Date())
  const { send_on } = given.gift
  if (given.terms_version !== CONSENT_VERSIONS.terms) throw new ApiError('TERMS_CHANGED')
  if (send_on < today || send_on > addDays(today, VOUCHER_AHEAD_DAYS)) throw fieldError('send_on', 'date')
  if (given.buyer.ico !== '' && !isValidIco(given.buyer.ico)) throw fieldError('ico', 'invalid_format')
  if (!ctx.payments) throw new ApiError('SERVICE_UNAVAILABLE')
  const input = { ...given, guid: given.guid.toLowerCase(), service: given.service.toLowerCase() }
  await settleWaiting(ctx)
  const row = await transaction(ctx, (ctx) => place(ctx, input))
  return presentOrder(await openPayment(ctx, row), today)
}

type VoucherService = ServiceRow & { plan: GrantedPlan; duration_days: number }

function isVoucher(service: ServiceRow | null): service is VoucherService {
  if (service === null || !service.active || service.kind !== 'voucher' || service.duration_days === null) return false
  return GRANTED_PLANS.some((plan) => plan === service.plan)
}

async function place(ctx: UserCtx<'db'>, input: NewVoucher): Promise<OrderRow> {
  const { db, actor } = ctx
  const { guid, price, vat_rate, terms_version, buyer, gift } = input
  await lockAccount(db, actor.guid)
  const former = await selectOrder(db, guid)
  if (former !== null) return repeat(former, actor.guid, input)
  const service = await readService(db, input.service)
  if (!isVoucher(service)) throw new ApiError('NOT_FOUND')
  const offers = await offersOf(db, service.guid)
  if (!offers.some((offer) => offer.price === price.haler && offer.vat_rate === vat_rate))
    throw new ApiError('PRICE_CHANGED')
  const waiting = await selectWaiting(db, actor.guid)
  if (waiting !== null) await supersede(ctx, waiting, '')
  if ((await countOrders(db, actor.guid)) >= ORDERS_MAX) throw new ApiError('LIMIT_REACHED')
  const isNew = await insertOrder(db, {
    guid,
    user: actor.guid,
    kind: 'gift',
    service: service.guid,
    service_name: service.name,
    plan: service.plan,
    duration_days: service.duration_days,
    price: price.haler,
    amount: price.haler,
    vat_rate,
    terms_version,
    buyer,
  })
  if (!isNew) throw new ApiError('UNIQUE')
  await draftVoucher(db, { order: guid, user: actor.guid, gift })
  const row = await selectOrder(db, guid)
  if (row === null) throw new ApiError('UNIQUE')
  return row
}
