import { type ReactNode, useState } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import { type Company, CompanyLookup } from '#app/features/account/billing/company-lookup.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { type BuyerFields, COMPANY } from './buyer-table.ts'

/** What the register fills in. */
const FILLED = [...PLACE, 'dic', 'company_name'] as const

type CompanyName = (typeof FILLED)[number] | 'ico'
type CompanyFieldsProps = {
  form: { values: Pick<BuyerFields, CompanyName>; set: (name: CompanyName, value: string) => void }
  /** The fields of a company. */
  children: ReactNode
}

/** For a company: its numbers, by which the register fills in the rest. */
export function CompanyFields({ form: { values, set }, children }: CompanyFieldsProps) {
  const [isCompany, setCompany] = useState(values.ico !== '')
  const [before, setBefore] = useState<typeof values | null>(null)
  const choose = (chosen: boolean) => {
    setCompany(chosen)
    // What is not shown is not sent.
    if (!chosen) for (const name of COMPANY) set(name, '')
  }
  const takeOver = ({ name, street, city, postal_code, country, dic }: Company) => {
    setBefore(values)
    const found = { company_name: name, street, city, postal_code, country, dic: dic ?? '' }
    for (const field of FILLED) set(field, found[field])
  }
  const undo = () => {
    if (before) for (const field of FILLED) set(field, before[field])
    setBefore(null)
  }
  return (
    <>
      <Checkbox checked={isCompany} onChange={({ target }) => choose(target.checked)}>
        Kupuji na firmu
      </Checkbox>
      {isCompany ? (
        <>
          {children}
          <CompanyLookup ico={values.ico} onFound={takeOver} onUndo={before && undo} />
        </>
      ) : null}
    </>
  )
}
