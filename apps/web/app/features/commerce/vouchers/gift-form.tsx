import type { User } from '@zivina/contract/account/users'
import { VOUCHER_DAYS } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { useMemo } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { OneTimeForm } from '../checkout/one-time-form.tsx'
import { TermsLink } from '../checkout/terms-link.tsx'
import { GIFT, type GiftPurchase, giftOf, giftTable } from './gift-table.ts'

const TERMS = (
  <>
    Souhlasím s{'\u00a0'}
    <TermsLink anchor="podminky">podmínkami</TermsLink>. Vím, že od smlouvy můžu do 14 dnů odstoupit, dokud poukaz nikdo
    neuplatní.
  </>
)

/** Buys a gift voucher: for whom, who pays, and the one button. */
export function GiftForm({ user, service, onOutdated }: { user: User; service: Service; onOutdated: () => void }) {
  const table = useMemo(() => giftTable(TERMS), [])
  const record = useMemo(() => giftOf(user), [user])
  return (
    <OneTimeForm<GiftPurchase>
      user={user}
      service={service}
      table={table}
      record={record}
      label="Dárkový poukaz"
      about={`Uplatnit ho lze do ${dayText(addDays(calendarDay(new Date()), VOUCHER_DAYS))}.`}
      confirmation={`Potvrzení s\u00a0poukazem pošleme na ${user.email}.`}
      send={(api, order, { from_name, recipient_name, recipient_email, message, send_on }) =>
        api('POST /voucher', {
          body: { ...order, gift: { from_name, recipient_name, recipient_email, message, send_on } },
        })
      }
      onOutdated={onOutdated}
    >
      {(form) => (
        <section className="flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6">
          <h2 className="text-xl">Obdarovaný</h2>
          <Fields of={form} only={GIFT} className="grid items-start gap-4 sm:grid-cols-2" />
        </section>
      )}
    </OneTimeForm>
  )
}
