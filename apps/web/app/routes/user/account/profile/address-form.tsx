import { isValidIco } from '@zivina/contract/account/ico'
import type { User } from '@zivina/contract/account/users'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import type { Problems } from '#app/kit/form/form-values.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type Form, useForm } from '#app/kit/form/use-form.ts'
import { Panel } from '#app/kit/panel.tsx'
import { useSaveWithUndo } from '#app/session/user-query.ts'
import type { Address } from './address.ts'
import { AddressFields } from './address-fields.tsx'
import { CompanyLookup } from './company-lookup.tsx'
import type { Company } from './use-company.ts'

type FilledFields = Pick<Address, 'street' | 'city' | 'postal_code' | 'country' | 'dic'>

/** The billing address, and the company on invoices. */
export function AddressForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const { street, city, postal_code, country, ico, dic } = user
  const form = useForm({
    saved: { street, city, postal_code, country, ico, dic },
    guarded: true,
    check: checkAddress,
    submit: (values) => save(trimmed(values), 'Adresa a\u00a0firma jsou uložené.'),
  })
  return (
    <Panel title="Adresa a&nbsp;firma" Icon={Building2} intro="Potřebujeme je jen na fakturu. Nic z toho není povinné.">
      <FormFrame form={form} label="Uložit adresu a&nbsp;firmu" name="Adresa a&nbsp;firma">
        <CompanyFields form={form} />
        <AddressFields form={form} />
      </FormFrame>
    </Panel>
  )
}

function CompanyFields({ form }: { form: Form<Address> }) {
  const { values, problems, set, complain } = form
  const [before, setBefore] = useState<FilledFields | null>(null)

  const fill = (fields: FilledFields) => {
    for (const name of ['street', 'city', 'postal_code', 'country', 'dic'] as const) set(name, fields[name])
  }
  const takeOver = (company: Company) => {
    const { street, city, postal_code, country, dic } = values
    setBefore({ street, city, postal_code, country, dic })
    fill({ ...company, dic: company.dic ?? '' })
  }
  const typeIco = (text: string) => {
    const ico = text.replace(/\s/g, '')
    set('ico', ico)
    // A complete number can be validated at once; a shorter one may still be being typed.
    if (ico.length >= 8 && !isValidIco(ico)) complain('ico', validationMessage('ico'))
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="IČO"
          hint="Osm číslic"
          inputMode="numeric"
          autoComplete="off"
          value={values.ico}
          error={problems.ico}
          onChange={(event) => typeIco(event.target.value)}
        />
        <TextField
          label="DIČ"
          hint="Například CZ12345679"
          autoComplete="off"
          autoCapitalize="characters"
          value={values.dic}
          error={problems.dic}
          onChange={(event) => set('dic', event.target.value.replace(/\s/g, '').toUpperCase())}
        />
      </div>
      <CompanyLookup
        ico={values.ico}
        onFound={takeOver}
        onUndo={
          before &&
          (() => {
            fill(before)
            setBefore(null)
          })
        }
      />
    </div>
  )
}

function checkAddress({ ico, dic }: Address): Problems<Address> {
  return {
    ico: ico === '' || isValidIco(ico) ? undefined : validationMessage('ico'),
    dic: dic === '' || /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(dic) ? undefined : validationMessage('invalid_format'),
  }
}

function trimmed(address: Address): Address {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [name, value.trim()])) as Address
}
