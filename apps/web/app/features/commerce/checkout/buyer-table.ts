import type { User } from '@zivina/contract/account/users'
import type { ApiFailure } from '@zivina/contract/client'
import type { Buyer } from '@zivina/contract/commerce/order'
import { ADDRESS } from '#app/features/account/billing/address-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { accepted, required } from '#app/kit/form/rules.ts'

/** Who buys, as a form asks for them; the e-mail is the account's. */
export type BuyerFields = Omit<Required<Buyer>, 'email'>
/** What the form of the checkout asks for: the buyer, and what is agreed with. */
export type Purchase = BuyerFields & { terms: boolean; immediate_start: boolean }

export const NAME = ['full_name'] as const
export const COMPANY = ['ico', 'dic', 'company_name'] as const
export const AGREEMENTS = ['terms', 'immediate_start'] as const

/** The fields of a buyer, a person or a company. */
export const BUYER = {
  full_name: {
    label: 'Jméno a\u00a0příjmení',
    look: { autoComplete: 'name', maxLength: 100 },
    rules: [required],
    className: 'sm:col-span-2',
  },
  ico: ADDRESS.ico,
  dic: ADDRESS.dic,
  company_name: {
    label: 'Název firmy',
    look: { autoComplete: 'organization', maxLength: 200 },
    className: 'sm:col-span-2',
  },
  street: { ...ADDRESS.street, rules: [required] },
  city: { ...ADDRESS.city, rules: [required] },
  postal_code: { ...ADDRESS.postal_code, rules: [required] },
  country: { ...ADDRESS.country, rules: [required] },
} satisfies FieldTable<BuyerFields>

/** The fields of the checkout. The words of the agreements depend on what is bought. */
export function purchaseTable(labels: Record<(typeof AGREEMENTS)[number], React.ReactNode>): FieldTable<Purchase> {
  return {
    ...BUYER,
    terms: { as: 'tick', label: labels.terms, rules: [accepted] },
    immediate_start: { as: 'tick', label: labels.immediate_start, rules: [accepted] },
  }
}

/** The buyer as a form begins: the profile's name and address. */
export function buyerOf({ full_name, street, city, postal_code, country, ico, dic }: User): BuyerFields {
  const address = { street, city, postal_code, country: country === '' ? 'CZ' : country }
  return { full_name, ...address, ico, dic, company_name: '' }
}

/** The form as it begins. Nothing is agreed with beforehand. */
export function purchaseOf(user: User): Purchase {
  return { ...buyerOf(user), terms: false, immediate_start: false }
}

/** The server names the fields of a buyer or a gift within the order. */
export function orderProblems<Name extends string>(
  { fields }: ApiFailure,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found = Object.entries(fields).map(([path, errors]) => [path.replace(/^.*\./, ''), errors[0]?.message])
  return Object.fromEntries(found.filter(([name]) => names.some((known) => known === name)))
}
