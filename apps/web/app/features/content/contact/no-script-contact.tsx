import { BRAND } from '@zivina/contract/kernel/brand'

/** The e-mail address of the support, shown without scripts. */
export function NoScriptContact() {
  return (
    <noscript>
      <p className="rounded-card bg-accent-soft px-4 py-3">
        Formulář potřebuje JavaScript: chrání nás před nevyžádanou poštou. Bez něj nám prosím napište e-mail na{' '}
        <a href={`mailto:${BRAND.support_email}`} className="text-brand underline">
          {BRAND.support_email}
        </a>
        .
      </p>
    </noscript>
  )
}
