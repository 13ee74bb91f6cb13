import type { User } from '@zivina/contract/account/users'
import type { ApiFailure } from '@zivina/contract/client'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { useMemo, useState } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import { type Company, CompanyLookup } from '#app/features/account/billing/company-lookup.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import type { Problems, TypedValues } from '#app/kit/form/form-values.ts'
import { NOT_SENT } from '#app/kit/form/use-form.ts'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { type TableForm, useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { confirmationPath } from '../paths.ts'
import { agreementLabels } from './agreement-labels.tsx'
import { AGREEMENTS, COMPANY, NAME, type Purchase, purchaseOf, purchaseTable } from './buyer-table.ts'
import { CardMarks } from './card-marks.tsx'
import { placeOrder } from './place-order.ts'
import type { DiscountCode } from './use-discount-code.ts'

type CheckoutFormProps = {
  user: User
  preview: OrderPreview
  code: DiscountCode
  /** Loads what it costs and which terms hold anew, as they are others than the user saw. */
  onOutdated: () => void
}

/** Who buys, what is agreed with, and the one button. */
export function CheckoutForm({ user, preview, code, onOutdated }: CheckoutFormProps) {
  const { api } = useAccount()
  const { service, price, credit, terms_version, renewal_amount } = preview
  const once = useSendOnce(`order:${service.guid}`)
  const table = useMemo(() => purchaseTable(agreementLabels({ service, renewal_amount })), [service, renewal_amount])
  const record = useMemo(() => purchaseOf(user), [user])

  const form: TableForm<Purchase> = useTableForm<Purchase>({
    table,
    record,
    submit: async ({ terms: _terms, immediate_start: _start, ...buyer }) => {
      if (code.isUnused) {
        // The amount is another one with it: it is seen before it is agreed with.
        if (await code.use())
          form.say({ tone: 'info', message: 'Cena je teď s\u00a0kódem nižší. Objednejte prosím znovu.' })
        return NOT_SENT
      }
      const order = await placeOrder(api, once, {
        service: service.guid,
        price,
        credit,
        vat_rate: service.vat_rate,
        code: code.code ?? '',
        discount: code.discount,
        terms_version,
        immediate_start_agreed: true,
        buyer: { ...buyer, country: buyer.country, email: user.email },
      })
      window.location.assign(order.gw_url ?? confirmationPath(order.guid))
    },
    onFailure: (failure) => {
      if (failure.has('INVALID_REFERRAL_CODE')) code.remove(failure.message)
      // What the code gives may be what has changed.
      else if (failure.has('PRICE_CHANGED') && code.code !== null) void code.use()
      if (!OUTDATED.some((code) => failure.has(code))) return false
      // What was agreed with is no longer what is offered.
      for (const name of AGREEMENTS) form.set(name, false)
      onOutdated()
      return false
    },
    problemsOf: (failure) => buyerProblems(failure, Object.keys(table)),
  })

  return (
    <form {...form.form} aria-label="Objednávka" className="flex flex-col gap-6">
      <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6">
        <h2 className="text-xl">Fakturační údaje</h2>
        <p className="text-muted wrap-anywhere">Potvrzení pošleme na {user.email}.</p>
        <Fields of={form} only={NAME} />
        <CompanyFields form={form} />
        <Fields of={form} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
      </section>
      <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6">
        <h2 className="text-xl">Platba</h2>
        <CardMarks renews={service.period !== null} />
        <Fields of={form} only={AGREEMENTS} className="flex flex-col gap-2" />
        <FormNotice failure={form.failure} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={form.pending || undefined} className="w-full">
          {form.pending ? 'Objednávám…' : 'Objednávka zavazující k\u00a0platbě'}
        </Button>
      </section>
    </form>
  )
}

const OUTDATED = ['PRICE_CHANGED', 'TERMS_CHANGED', 'ALREADY_SUBSCRIBED', 'INVALID_REFERRAL_CODE']

/** The server names the buyer's fields within the order. */
function buyerProblems({ fields }: ApiFailure, names: readonly string[]): Problems<TypedValues<Purchase>> {
  const found = Object.entries(fields).map(([name, errors]) => [name.replace(/^buyer\./, ''), errors[0]?.message])
  return Object.fromEntries(found.filter(([name]) => name !== undefined && names.includes(name)))
}

/** For a company: its numbers, by which the register fills in the rest. */
function CompanyFields({ form }: { form: TableForm<Purchase> }) {
  const { values, set } = form
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
          <Fields of={form} only={COMPANY} />
          <CompanyLookup ico={values.ico} onFound={takeOver} onUndo={before && undo} />
        </>
      ) : null}
    </>
  )
}

const FILLED = [...PLACE, 'dic', 'company_name'] as const
