import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { User } from '@zivina/contract/account/users'
import type { ApiClient } from '@zivina/contract/client'
import type { Order } from '@zivina/contract/commerce/order'
import type { NewPurchase } from '@zivina/contract/commerce/purchase'
import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { czk, formatMoney } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { type TableForm, useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { confirmationPath } from '../paths.ts'
import { type BuyerFields, COMPANY, NAME, orderProblems } from './buyer-table.ts'
import { CardMarks } from './card-marks.tsx'
import { CompanyFields } from './company-fields.tsx'
import { sendOnceMore } from './place-order.ts'

const CARD = 'flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6'

/** What a form of a single purchase asks for at least. */
export type OneTime = BuyerFields & { terms: boolean }

type OneTimeFormProps<Body extends OneTime> = {
  user: User
  service: Service
  /** The same objects as long as their fields are the same. */
  table: FieldTable<Body>
  record: Body
  label: string
  /** What follows the sentence about the price, and where the confirmation goes. */
  about: ReactNode
  confirmation: ReactNode
  send: (api: ApiClient, order: NewPurchase, body: Required<Body>) => Promise<Order>
  /** Loads what it costs anew, as it is another price than the user saw. */
  onOutdated: () => void
  /** What is asked before the buyer. */
  children?: (form: TableForm<Body>) => ReactNode
}

/** Buys something once: what and for how much, who pays, and the one button. */
export function OneTimeForm<Body extends OneTime>(props: OneTimeFormProps<Body>) {
  const { user, service, table, record, label, about, confirmation, send, onOutdated, children } = props
  const { api } = useAccount()
  const once = useSendOnce(`${service.kind}:${service.guid}`)
  const form = useTableForm<Body>({
    table,
    record,
    submit: async (body) => {
      const order = await sendOnceMore(once, (guid) => send(api, { guid, ...agreedOf(service, user, body) }, body))
      window.location.assign(order.gw_url ?? confirmationPath(order.guid))
    },
    onFailure: (failure) => {
      if (failure.has('PRICE_CHANGED')) onOutdated()
      return false
    },
    problemsOf: (failure) => orderProblems(failure, Object.keys(table)) as Partial<Record<keyof Body & string, string>>,
  })
  // Every body has the fields of a buyer, whatever else it has.
  const buyer = form as unknown as TableForm<OneTime>
  return (
    <>
      <section aria-labelledby="co-kupujete" className={CARD}>
        <h2 id="co-kupujete" className="text-xl">
          {tied(service.name)}
        </h2>
        <p className="figures font-heading text-2xl font-semibold text-heading">{formatMoney(czk(service.price))}</p>
        <p className="max-w-text text-muted">
          Cena je konečná, včetně DPH {service.vat_rate} %. Platíte jednou, nic se neobnovuje. {about}
        </p>
      </section>
      <form {...form.form} aria-label={label} className="flex flex-col gap-6">
        {children?.(form)}
        <section className={CARD}>
          <h2 className="text-xl">Fakturační údaje</h2>
          <p className="text-muted wrap-anywhere">{confirmation}</p>
          <Fields of={buyer} only={NAME} />
          <CompanyFields form={buyer}>
            <Fields of={buyer} only={COMPANY} />
          </CompanyFields>
          <Fields of={buyer} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
        </section>
        <section className={CARD}>
          <h2 className="text-xl">Platba</h2>
          <CardMarks renews={false} />
          <Fields of={buyer} only={['terms']} className="flex flex-col gap-2" />
          <FormNotice failure={form.failure} />
          <Button type="submit" variant="accent" size="lg" aria-disabled={form.pending || undefined} className="w-full">
            {form.pending ? 'Objednávám…' : 'Objednávka zavazující k\u00a0platbě'}
          </Button>
        </section>
      </form>
    </>
  )
}

/** What the person saw and agreed with, and who they are. */
function agreedOf({ guid, price, vat_rate }: Service, { email }: User, body: OneTime): Omit<NewPurchase, 'guid'> {
  const { full_name, street, city, postal_code, country, company_name, ico, dic } = body
  const buyer = { full_name, street, city, postal_code, country, company_name, ico, dic, email }
  return { service: guid, price: czk(price), vat_rate, terms_version: CONSENT_VERSIONS.terms, buyer }
}
