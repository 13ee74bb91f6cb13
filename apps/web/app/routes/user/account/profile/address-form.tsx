import { isValidIco } from '@zivina/contract/account/ico'
import type { User } from '@zivina/contract/account/users'
import { COUNTRIES } from '@zivina/czech/countries'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { matching, type Rule } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { type Company, CompanyLookup } from './company-lookup.tsx'

type Address = Pick<User, 'street' | 'city' | 'postal_code' | 'country' | 'ico' | 'dic'>

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
const validIco: Rule = { code: 'ico', holds: (text) => text === '' || isValidIco(text) }

const COMPANY = ['ico', 'dic'] as const
const PLACE = ['street', 'city', 'postal_code', 'country'] as const
/** What the register fills in. */
const FILLED = [...PLACE, 'dic'] as const

const ADDRESS: FieldTable<Address> = {
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
}

/** The billing address, and the company on invoices. */
export function AddressForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const form = useTableForm({
    table: ADDRESS,
    record: user,
    guarded: true,
    submit: (address, { country }) => save({ ...address, country }, 'Adresa a\u00a0firma jsou uložené.'),
  })
  const { values, set } = form
  const [before, setBefore] = useState<typeof values | null>(null)
  const fill = (fields: typeof values) => {
    for (const name of FILLED) set(name, fields[name])
  }
  const takeOver = ({ street, city, postal_code, country, dic }: Company) => {
    setBefore(values)
    fill({ ...values, street, city, postal_code, country, dic: dic ?? '' })
  }
  const undo = () => {
    if (before) fill(before)
    setBefore(null)
  }
  return (
    <Panel
      title="Adresa a&nbsp;firma"
      Icon={Building2}
      intro={'Potřebujeme je jen na fakturu. Nic z\u00a0toho není povinné.'}
    >
      <FormFrame form={form} label="Uložit adresu a&nbsp;firmu" name="Adresa a&nbsp;firma">
        <Fields of={form} only={COMPANY} />
        <CompanyLookup ico={values.ico} onFound={takeOver} onUndo={before && undo} />
        <Fields of={form} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
      </FormFrame>
    </Panel>
  )
}
