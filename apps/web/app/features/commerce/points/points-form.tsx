import type { User } from '@zivina/contract/account/users'
import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import { useMemo } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { accepted } from '#app/kit/form/rules.ts'
import { BUYER, buyerOf } from '../checkout/buyer-table.ts'
import { type OneTime, OneTimeForm } from '../checkout/one-time-form.tsx'
import { TermsLink } from '../checkout/terms-link.tsx'

const TABLE: FieldTable<OneTime> = {
  ...BUYER,
  terms: {
    as: 'tick',
    label: (
      <>
        Souhlasím s{'\u00a0'}
        <TermsLink anchor="podminky">podmínkami</TermsLink>. Vím, že od smlouvy můžu do {WITHDRAWAL_DAYS} dnů odstoupit,
        dokud koupené body neutratím.
      </>
    ),
    rules: [accepted],
  },
}

/** Buys points for the shop. */
export function PointsForm({ user, service, onOutdated }: { user: User; service: Service; onOutdated: () => void }) {
  const record = useMemo(() => ({ ...buyerOf(user), terms: false }), [user])
  return (
    <OneTimeForm<OneTime>
      user={user}
      service={service}
      table={TABLE}
      record={record}
      label="Objednávka bodů"
      about={'Body přibudou hned po zaplacení a\u00a0nepropadnou.'}
      confirmation={`Potvrzení pošleme na ${user.email}.`}
      send={(api, order) => api('POST /shop/points', { body: order })}
      onOutdated={onOutdated}
    />
  )
}
