import type { User } from '@zivina/contract/account/users'
import { VOUCHER_MESSAGE_MAX } from '@zivina/contract/commerce/limits'
import type { Gift } from '@zivina/contract/commerce/vouchers'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { ReactNode } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { accepted, matching, required } from '#app/kit/form/rules.ts'
import { BUYER, type BuyerFields, buyerOf } from '../checkout/buyer-table.ts'

/** What the form of a voucher asks for: for whom it is, who buys it, and what is agreed with. */
export type GiftPurchase = BuyerFields & Gift & { terms: boolean }

export const GIFT = ['recipient_name', 'from_name', 'message', 'recipient_email', 'send_on'] as const

export function giftTable(terms: ReactNode): FieldTable<GiftPurchase> {
  return {
    recipient_name: { label: 'Pro koho', look: { autoComplete: 'off', maxLength: 100 } },
    from_name: { label: 'Od koho', look: { autoComplete: 'off', maxLength: 100 } },
    message: {
      label: 'Věnování',
      look: { autoComplete: 'off', maxLength: VOUCHER_MESSAGE_MAX },
      className: 'sm:col-span-2',
    },
    recipient_email: {
      label: 'E-mail obdarovaného',
      hint: 'Nemusíte ho vyplnit: poukaz v\u00a0PDF dostanete vždy i\u00a0vy.',
      look: { type: 'email', autoComplete: 'off', maxLength: 254 },
      rules: [matching(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/)],
      className: 'sm:col-span-2',
    },
    send_on: {
      label: 'Kdy ho poslat',
      look: { type: 'date', min: calendarDay(new Date()) },
      rules: [required],
      isShown: ({ recipient_email }) => recipient_email !== '',
    },
    ...BUYER,
    terms: { as: 'tick', label: terms, rules: [accepted] },
  }
}

/** The form as it begins. */
export function giftOf(user: User): GiftPurchase {
  const gift = { from_name: user.full_name, recipient_name: '', recipient_email: '', message: '' }
  return { ...buyerOf(user), ...gift, send_on: calendarDay(new Date()), terms: false }
}
