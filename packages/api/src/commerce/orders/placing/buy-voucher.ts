import { VOUCHER_AHEAD_DAYS } from '@zivina/contract/commerce/limits'
import type { Order } from '@zivina/contract/commerce/order'
import type { NewVoucher } from '@zivina/contract/commerce/vouchers'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import type { ServiceRow } from '#api/commerce/services/service.ts'
import { draftVoucher } from '#api/commerce/vouchers/service.ts'
import { fieldError } from '#api/kernel/errors/api-error.ts'
import type { BuyingCtx } from './create.ts'
import { orderOneTime } from './one-time.ts'

/**
 * Orders a gift voucher and opens its payment.
 * @throws ApiError see the contract
 * @throws FieldErrors at `send_on` where that day is over or too far away
 */
export function orderVoucher(ctx: BuyingCtx, { gift, ...order }: NewVoucher): Promise<Order> {
  const today = calendarDay(new Date())
  const { send_on } = gift
  if (send_on < today || send_on > addDays(today, VOUCHER_AHEAD_DAYS)) throw fieldError('send_on', 'date')
  return orderOneTime(ctx, order, {
    kind: 'gift',
    isSold: isVoucher,
    keep: (db, of) => draftVoucher(db, { ...of, gift }),
  })
}

function isVoucher({ kind, plan, duration_days }: ServiceRow): boolean {
  return kind === 'voucher' && duration_days !== null && GRANTED_PLANS.some((granted) => granted === plan)
}
