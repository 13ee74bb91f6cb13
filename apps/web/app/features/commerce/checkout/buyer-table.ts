import type { User } from '@zivina/contract/account/users'
import type { Buyer } from '@zivina/contract/commerce/order'
import { ADDRESS } from '#app/features/account/billing/address-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { accepted, required } from '#app/kit/form/rules.ts'

/** What the form of the checkout asks for: the buyer, and what is agreed with. */
export type Purchase = Omit<Required<Buyer>, 'email'> & { terms: boolean; immediate_start: boolean }

export const NAME = ['full_name'] as const
export const COMPANY = ['ico', 'dic', 'company_name'] as const
export const AGREEMENTS = ['terms', 'immediate_start'] as const

/** The fields of the checkout. The words of the agreements depend on what is bought. */
export function purchaseTable(labels: Record<(typeof AGREEMENTS)[number], React.ReactNode>): FieldTable<Purchase> {
  const { ico, dic, street, city, postal_code, country } = ADDRESS
  return {
    full_name: {
      label: 'Jméno a\u00a0příjmení',
      look: { autoComplete: 'name', maxLength: 100 },
      rules: [required],
      className: 'sm:col-span-2',
    },
    ico,
    dic,
    company_name: {
      label: 'Název firmy',
      look: { autoComplete: 'organization', maxLength: 200 },
      className: 'sm:col-span-2',
    },
    street: { ...street, rules: [required] },
    city: { ...city, rules: [required] },
    postal_code: { ...postal_code, rules: [required] },
    country: { ...country, rules: [required] },
    terms: { as: 'tick', label: labels.terms, rules: [accepted] },
    immediate_start: { as: 'tick', label: labels.immediate_start, rules: [accepted] },
  }
}

/** The form as it begins: the profile's address. Nothing is agreed with beforehand. */
export function purchaseOf({ full_name, street, city, postal_code, country, ico, dic }: User): Purchase {
  const address = { full_name, street, city, postal_code, country: country === '' ? 'CZ' : country, ico, dic }
  return { ...address, company_name: '', terms: false, immediate_start: false }
}
