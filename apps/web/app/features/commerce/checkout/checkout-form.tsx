import type { User } from '@zivina/contract/account/users'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import { type PaymentMethod, TRANSFER_DAYS } from '@zivina/domain/commerce/bank-transfers'
import { useMemo } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { NOT_SENT } from '#app/kit/form/use-form.ts'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { type TableForm, useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { RadioGroup } from '#app/kit/ui/radio-group.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { confirmationPath } from '../paths.ts'
import { agreementLabels } from './agreement-labels.tsx'
import { AGREEMENTS, COMPANY, NAME, orderProblems, type Purchase, purchaseOf, purchaseTable } from './buyer-table.ts'
import { CardMarks } from './card-marks.tsx'
import { CompanyFields } from './company-fields.tsx'
import { placeOrder } from './place-order.ts'
import type { DiscountCode } from './use-discount-code.ts'

type CheckoutFormProps = {
  user: User
  preview: OrderPreview
  code: DiscountCode
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  /** Loads what it costs and which terms hold anew, as they are others than the user saw. */
  onOutdated: () => void
}

/** Who buys, what is agreed with, and the one button. */
export function CheckoutForm({ user, preview, code, method, onMethod, onOutdated }: CheckoutFormProps) {
  const { api } = useAccount()
  const { service, price, credit, terms_version, renewal_amount } = preview
  const once = useSendOnce(`order:${service.guid}:${method}`)
  const table = useMemo(
    () => purchaseTable(agreementLabels({ service, renewal_amount }, method)),
    [service, renewal_amount, method],
  )
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
        payment_method: method,
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
    problemsOf: (failure) => orderProblems(failure, Object.keys(table)),
  })

  const choose = (chosen: PaymentMethod) => {
    // What was agreed with is another thing now.
    for (const name of AGREEMENTS) form.set(name, false)
    onMethod(chosen)
  }

  return (
    <form {...form.form} aria-label="Objednávka" className="flex flex-col gap-6">
      <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6">
        <h2 className="text-xl">Fakturační údaje</h2>
        <p className="text-muted wrap-anywhere">Potvrzení pošleme na {user.email}.</p>
        <Fields of={form} only={NAME} />
        <CompanyFields form={form}>
          <Fields of={form} only={COMPANY} />
        </CompanyFields>
        <Fields of={form} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
      </section>
      <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6">
        <h2 className="text-xl">Platba</h2>
        {preview.by_transfer ? (
          <RadioGroup legend="Jak zaplatíte" options={METHODS} value={method} onChange={choose} name="payment_method" />
        ) : null}
        {method === 'card' ? (
          <CardMarks renews={service.period !== null} byTransfer={preview.by_transfer} />
        ) : (
          <p className="max-w-text text-muted">
            Po objednání uvidíte číslo účtu a{'\u00a0'}QR kód, oboje pošleme i{'\u00a0'}e-mailem. Na převod počkáme{' '}
            {TRANSFER_DAYS} dní a{'\u00a0'}Premium začne, až peníze dorazí.
          </p>
        )}
        <Fields of={form} only={AGREEMENTS} className="flex flex-col gap-2" />
        <FormNotice failure={form.failure} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={form.pending || undefined} className="w-full">
          {form.pending ? 'Objednávám…' : 'Objednávka zavazující k\u00a0platbě'}
        </Button>
      </section>
    </form>
  )
}

const METHODS = [
  { value: 'card', label: 'Kartou' },
  { value: 'transfer', label: 'Převodem na účet' },
] as const
const OUTDATED = [
  'TRANSFER_NOT_POSSIBLE',
  'PRICE_CHANGED',
  'TERMS_CHANGED',
  'ALREADY_SUBSCRIBED',
  'INVALID_REFERRAL_CODE',
]
