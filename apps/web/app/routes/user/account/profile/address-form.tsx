import type { User } from '@zivina/contract/account/users'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { ADDRESS, type Address, COMPANY, FILLED, PLACE } from '#app/features/account/billing/address-table.ts'
import { type Company, CompanyLookup } from '#app/features/account/billing/company-lookup.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

/** The billing address, and the company on invoices. */
export function AddressForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const form = useTableForm<Address>({
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
