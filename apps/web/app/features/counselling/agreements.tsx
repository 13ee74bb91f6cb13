import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { FREE_UNTIL_HOURS } from '@zivina/domain/counselling/cancelling'
import type { ReactNode } from 'react'
import { TermsLink } from '#app/features/commerce/checkout/terms-link.tsx'

/** What a client agrees with. */
export function consultationAgreements(): Record<'terms' | 'immediate_start' | 'note_consent', ReactNode> {
  return {
    note_consent: (
      <>
        Výslovně souhlasím, aby Živina zpracovala{' '}
        <TermsLink anchor="zdravotni-udaje">údaje o{'\u00a0'}mém zdraví</TermsLink> z{'\u00a0'}tohoto textu a{'\u00a0'}
        ukázala je nutriční terapeutce. Souhlas můžu kdykoli vzít zpět na stránce Moje poradna; text se tím smaže.
      </>
    ),
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
