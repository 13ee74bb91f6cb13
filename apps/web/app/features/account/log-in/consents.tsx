import { BRAND } from '@zivina/contract/kernel/brand'
import type { ReactNode } from 'react'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'

/** Opens in a new tab, so that nothing typed is lost. */
function TermsLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  return (
    <a href={`/podminky-zasady#${anchor}`} target="_blank" rel="noopener" className="text-brand underline">
      {children}
    </a>
  )
}

/** The consents of a registration: the terms are required, the others optional and separate. */
export function Consents({ termsError }: { termsError: string | null }) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">Souhlasy</legend>
      <Checkbox name="terms_accepted" required {...controlAttributes('terms', { error: termsError })}>
        Souhlasím s{'\u00a0'}
        <TermsLink anchor="podminky">podmínkami služby {BRAND.name}</TermsLink> a{'\u00a0'}beru na vědomí{' '}
        <TermsLink anchor="soukromi">zásady zpracování osobních údajů</TermsLink>.
      </Checkbox>
      <FieldError of="terms">{termsError}</FieldError>
      <Checkbox name="health_data" aria-describedby="health-data-about">
        Souhlasím se zpracováním údajů o{'\u00a0'}svém zdraví (nepovinné).
      </Checkbox>
      <p id="health-data-about" className="pb-2 pl-8 text-sm text-muted">
        Jde o{'\u00a0'}hmotnost, tělesné míry, aktivitu, těhotenství nebo kojení a{'\u00a0'}záznamy o{'\u00a0'}jídle.
        Použijeme je jen k{'\u00a0'}výpočtu denních cílů, k{'\u00a0'}doporučení receptů a{'\u00a0'}k{'\u00a0'}upozornění
        na alergeny. Bez souhlasu je neukládáme; dát i{'\u00a0'}odvolat ho můžete kdykoli v{'\u00a0'}profilu.
      </p>
      <Checkbox name="newsletter">Chci občas dostat e-mail s{'\u00a0'}novými recepty (nepovinné).</Checkbox>
    </fieldset>
  )
}
