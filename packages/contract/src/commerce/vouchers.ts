import { z } from 'zod'
import { PLANS } from '#contract/account/users.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine } from '#contract/kernel/fields.ts'
import { EMAIL_MAX } from '#contract/kernel/limits.ts'
import { GivenMoney } from '#contract/kernel/money.ts'
import { ORDERS_PER_HOUR, VOUCHER_MESSAGE_MAX, VOUCHER_TRIES_PER_HOUR } from './limits.ts'
import { Buyer, Order } from './order.ts'

const Day = z.iso.date()

/** For whom a gift voucher is. Without an address it goes to its buyer alone, who hands it over. */
export const Gift = z
  .strictObject({
    from_name: oneLine(100).default(''),
    recipient_name: oneLine(100).default(''),
    recipient_email: z.email().max(EMAIL_MAX).or(z.literal('')).default(''),
    message: oneLine(VOUCHER_MESSAGE_MAX).default(''),
    /** The day on which the recipient gets it by e-mail: today or later. */
    send_on: Day,
  })
  .meta({ id: 'Gift' })
export type Gift = z.output<typeof Gift>

export const NewVoucher = z.strictObject({
  /** Of the order, made by the client, so that the same order sent again is the same order. */
  guid: Guid,
  service: Guid,
  /** The price and rate that the person saw and agreed with; another amount is refused. */
  price: GivenMoney,
  vat_rate: z.number().int().min(0).max(100),
  terms_version: z.string().max(40),
  buyer: Buyer,
  gift: Gift,
})
export type NewVoucher = z.output<typeof NewVoucher>

/** Gift vouchers: premium for a term, bought for somebody and redeemed once. */
export const vouchers = {
  buy: endpoint({
    method: 'POST',
    path: '/voucher',
    access: 'user',
    summary:
      'Orders a gift voucher and opens its payment; pay at `gw_url`. Once paid, its code is in the order, goes to the buyer by e-mail, and to the recipient on the chosen day. The same guid again is the same order.',
    rate_limits: [
      { by: 'user', attempts: ORDERS_PER_HOUR, seconds: 3600 },
      { by: 'address', attempts: ORDERS_PER_HOUR * 4, seconds: 3600 },
    ],
    body: NewVoucher,
    status: 201,
    response: Order,
    errors: [
      'NOT_FOUND',
      'UNIQUE',
      'PRICE_CHANGED',
      'TERMS_CHANGED',
      'PURCHASE_CANCELLED',
      'LIMIT_REACHED',
      'SERVICE_UNAVAILABLE',
    ],
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/voucher/redemption',
    access: 'user',
    summary:
      'Redeems a voucher: premium from today, or from the day after what runs ends. ALREADY_SUBSCRIBED where something renews, which would make its days worthless; the voucher stays valid then.',
    rate_limits: [
      { by: 'user', attempts: VOUCHER_TRIES_PER_HOUR, seconds: 3600 },
      { by: 'address', attempts: 3 * VOUCHER_TRIES_PER_HOUR, seconds: 3600 },
    ],
    body: z.strictObject({ code: z.string().max(60) }),
    status: 200,
    response: z.object({ plan: z.enum(PLANS), begins: Day, ends: Day }).meta({ id: 'RedeemedVoucher' }),
    errors: ['INVALID_VOUCHER', 'VOUCHER_USED', 'VOUCHER_OVER', 'ALREADY_SUBSCRIBED'],
  }),
}
