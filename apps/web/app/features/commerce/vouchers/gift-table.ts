import type { User } from '@zivina/contract/account/users'
import { VOUCHER_MESSAGE_MAX } from '@zivina/contract/commerce/limits'
import type { Buyer } from '@zivina/contract/commerce/order'
import type { Gift } from '@zivina/contract/commerce/vouchers'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { ReactNode } from 'react'
import { ADDRESS } from '#app/features/account/billing/address-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { accepted, matching, required } from '#app/kit/form/rules.ts'

/** What the form of a voucher asks for: for whom it is, who buys it, and what is agreed with. */
export type GiftPurchase = Omit<Required<Buyer>, 'email' | 'ico' | 'dic' | 'company_name'> & Gift & { terms: boolean }

export const GIFT = ['recipient_name', 'from_name', 'message', 'recipient_email', 'send_on'] as const

export function giftTable(terms: ReactNode): FieldTable<GiftPurchase> {
  const { street, city, postal_code, country } = ADDRESS
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
    full_name: {
      label: 'Jméno a\u00a0příjmení',
      look: { autoComplete: 'name', maxLength: 100 },
      rules: [required],
      className: 'sm:col-span-2',
    },
    street: { ...street, rules: [required] },
    city: { ...city, rules: [required] },
    postal_code: { ...postal_code, rules: [required] },
    country: { ...country, rules: [required] },
    terms: { as: 'tick', label: terms, rules: [accepted] },
  }
}

/** The form as it begins. */
export function giftOf({ full_name, street, city, postal_code, country }: User): GiftPurchase {
  const buyer = { full_name, street, city, postal_code, country: country === '' ? 'CZ' : country }
  const gift = { from_name: full_name, recipient_name: '', recipient_email: '', message: '' }
  return { ...buyer, ...gift, send_on: calendarDay(new Date()), terms: false }
}
