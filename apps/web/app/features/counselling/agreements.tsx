import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { FREE_UNTIL_HOURS } from '@zivina/domain/counselling/cancelling'
import type { ReactNode } from 'react'

/** What a client agrees with. */
export function consultationAgreements(): { terms: ReactNode; immediate_start: ReactNode } {
  return {
    terms: (
      <>
        Souhlasím s{'\u00a0'}
        <TermsLink anchor="podminky">podmínkami</TermsLink>. Vím, že termín můžu přesunout nebo zrušit zdarma do{' '}
        {FREE_UNTIL_HOURS} hodin předem.
      </>
    ),
    immediate_start: (
      <>
        Chci, aby konzultace mohla proběhnout i{'\u00a0'}dřív než za {WITHDRAWAL_DAYS} dnů. Vím, že po ní už od smlouvy{' '}
        <TermsLink anchor="odstoupeni-od-smlouvy">odstoupit</TermsLink> nemůžu.
      </>
    ),
  }
}

function TermsLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <a href={`/podminky-zasady#${anchor}`} target="_blank" rel="noopener" className="text-brand underline">
      {children}
    </a>
  )
}
