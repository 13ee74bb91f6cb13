import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import type { PaymentMethod } from '@zivina/domain/commerce/bank-transfers'
import { formatMoney } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { EVERY_PERIOD } from '../period-words.ts'
import { TermsLink } from './terms-link.tsx'

type Agreements = { terms: ReactNode; immediate_start: ReactNode }

/** What the user agrees with, in words that fit what is bought. */
export function agreementLabels(
  { service, renewal_amount }: Pick<OrderPreview, 'service' | 'renewal_amount'>,
  method: PaymentMethod,
): Agreements {
  return {
    terms: (
      <>
        Souhlasím s{'\u00a0'}
        <TermsLink anchor="podminky">podmínkami</TermsLink>
        {service.period === null || renewal_amount === null
          ? ''
          : ` a\u00a0s\u00a0tím, že ${EVERY_PERIOD[service.period]} strhnete z\u00a0karty ${formatMoney(renewal_amount)}, dokud předplatné nezruším`}
        .
      </>
    ),
    immediate_start: (
      <>
        Chci, aby Premium začalo hned{method === 'card' ? '' : ', jakmile peníze dorazí'}. Vím, že od smlouvy můžu do{' '}
        {WITHDRAWAL_DAYS} dnů <TermsLink anchor="odstoupeni-od-smlouvy">odstoupit</TermsLink> a{'\u00a0'}že mi pak
        můžete strhnout nejvýš poměrnou část ceny za dny, které už uběhly.
      </>
    ),
  }
}
