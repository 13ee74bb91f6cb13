import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { oneLine } from '#contract/kernel/fields.ts'
import { EMAIL_MAX } from '#contract/kernel/limits.ts'
import { VOUCHER_MESSAGE_MAX, VOUCHER_TRIES_PER_HOUR } from './limits.ts'
import { NewPurchase, PURCHASE, PURCHASE_ERRORS } from './purchase.ts'

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

export const NewVoucher = NewPurchase.extend({ gift: Gift })
export type NewVoucher = z.output<typeof NewVoucher>

/** Gift vouchers: premium for a term, bought for another person and redeemed once. */
export const vouchers = {
  buy: endpoint({
    ...PURCHASE,
    path: '/voucher',
    summary:
      'Orders a gift voucher and opens its payment; pay at `gw_url`. Once paid, its code is in the order, goes to the buyer by e-mail, and to the recipient on the chosen day. The same guid again is the same order.',
    body: NewVoucher,
    errors: PURCHASE_ERRORS,
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
