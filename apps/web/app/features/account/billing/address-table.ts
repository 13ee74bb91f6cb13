import { isValidIco } from '@zivina/contract/account/ico'
import type { User } from '@zivina/contract/account/users'
import { COUNTRIES } from '@zivina/czech/countries'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { matching, type Rule } from '#app/kit/form/rules.ts'

export type Address = Pick<User, 'street' | 'city' | 'postal_code' | 'country' | 'ico' | 'dic'>

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
const validIco: Rule = { code: 'ico', holds: (text) => text === '' || isValidIco(text) }

export const COMPANY = ['ico', 'dic'] as const
export const PLACE = ['street', 'city', 'postal_code', 'country'] as const
/** What the register fills in. */
export const FILLED = [...PLACE, 'dic'] as const

/** The billing address with the company's numbers; none of it is required. */
export const ADDRESS = {
  ico: {
    label: 'IČO',
    hint: 'Osm číslic',
    look: { inputMode: 'numeric', autoComplete: 'off' },
    clean: withoutSpaces,
    rules: [validIco],
    judgedFrom: 8,
  },
  dic: {
    label: 'DIČ',
    hint: 'Například CZ12345679',
    look: { autoComplete: 'off', autoCapitalize: 'characters' },
    clean: (text) => withoutSpaces(text).toUpperCase(),
    rules: [matching(/^[A-Z]{2}[A-Z0-9]{2,12}$/)],
  },
  street: {
    label: 'Ulice a\u00a0číslo',
    look: { autoComplete: 'street-address', maxLength: 120 },
    className: 'sm:col-span-6',
  },
  city: { label: 'Obec', look: { autoComplete: 'address-level2', maxLength: 80 }, className: 'sm:col-span-3' },
  postal_code: {
    label: 'PSČ',
    look: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 12 },
    className: 'sm:col-span-1',
  },
  country: {
    as: 'choice',
    label: 'Země',
    look: { autoComplete: 'country' },
    choices: COUNTRIES,
    none: 'Nevybráno',
    className: 'sm:col-span-2',
  },
} satisfies FieldTable<Address>
