import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { User } from '@zivina/contract/account/users'
import { VOUCHER_DAYS } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { czk, formatMoney } from '@zivina/domain/money'
import { useMemo } from 'react'
import { PLACE } from '#app/features/account/billing/address-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { useSendOnce } from '#app/kit/form/use-send-once.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { CardMarks } from '../checkout/card-marks.tsx'
import { sendOnceMore } from '../checkout/place-order.ts'
import { confirmationPath } from '../paths.ts'
import { GIFT, type GiftPurchase, giftOf, giftTable } from './gift-table.ts'

const TERMS = (
  <>
    Souhlasím s{'\u00a0'}
    <a href="/podminky-zasady#podminky" target="_blank" rel="noopener" className="text-brand underline">
      podmínkami
    </a>
    . Vím, že od smlouvy můžu do 14 dnů odstoupit, dokud poukaz nikdo neuplatní.
  </>
)
const CARD = 'flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6'

/** Buys a gift voucher: for whom, who pays, and the one button. */
export function GiftForm({ user, service, onOutdated }: { user: User; service: Service; onOutdated: () => void }) {
  const { api } = useAccount()
  const once = useSendOnce(`voucher:${service.guid}`)
  const table = useMemo(() => giftTable(TERMS), [])
  const record = useMemo(() => giftOf(user), [user])
  const form = useTableForm<GiftPurchase>({
    table,
    record,
    submit: async ({ terms: _terms, from_name, recipient_name, recipient_email, message, send_on, ...buyer }) => {
      const gift = { from_name, recipient_name, recipient_email, message, send_on }
      const company = { company_name: '', ico: '', dic: '' }
      const order = await sendOnceMore(once, (guid) =>
        api('POST /voucher', {
          body: {
            guid,
            service: service.guid,
            price: czk(service.price),
            vat_rate: service.vat_rate,
            terms_version: CONSENT_VERSIONS.terms,
            buyer: { ...buyer, ...company, email: user.email },
            gift,
          },
        }),
      )
      window.location.assign(order.gw_url ?? confirmationPath(order.guid))
    },
    onFailure: (failure) => {
      if (failure.has('PRICE_CHANGED')) onOutdated()
      return false
    },
    problemsOf: ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, errors]) => [name.replace(/^(buyer|gift)\./, ''), errors[0]?.message]),
      ),
  })
  return (
    <>
      <section aria-labelledby="co-darujete" className={CARD}>
        <h2 id="co-darujete" className="text-xl">
          {tied(service.name)}
        </h2>
        <p className="figures font-heading text-2xl font-semibold text-heading">{formatMoney(czk(service.price))}</p>
        <p className="max-w-text text-muted">
          Cena je konečná, včetně DPH {service.vat_rate} %. Platíte jednou, nic se neobnovuje. Uplatnit ho lze do{' '}
          {dayText(addDays(calendarDay(new Date()), VOUCHER_DAYS))}.
        </p>
      </section>
      <form {...form.form} aria-label="Dárkový poukaz" className="flex flex-col gap-6">
        <section className={CARD}>
          <h2 className="text-xl">Obdarovaný</h2>
          <Fields of={form} only={GIFT} className="grid items-start gap-4 sm:grid-cols-2" />
        </section>
        <section className={CARD}>
          <h2 className="text-xl">Fakturační údaje</h2>
          <p className="text-muted wrap-anywhere">
            Potvrzení s{'\u00a0'}poukazem pošleme na {user.email}.
          </p>
          <Fields of={form} only={['full_name']} />
          <Fields of={form} only={PLACE} className="grid items-start gap-4 sm:grid-cols-6" />
        </section>
        <section className={CARD}>
          <h2 className="text-xl">Platba</h2>
          <CardMarks renews={false} />
          <Fields of={form} only={['terms']} className="flex flex-col gap-2" />
          <FormNotice failure={form.failure} />
          <Button type="submit" variant="accent" size="lg" aria-disabled={form.pending || undefined} className="w-full">
            {form.pending ? 'Objednávám…' : 'Objednávka zavazující k\u00a0platbě'}
          </Button>
        </section>
      </form>
    </>
  )
}
