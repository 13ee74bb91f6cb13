import { BRAND, ORGANISATION } from '@zivina/contract/kernel/brand'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ContactForm } from '#app/features/content/contact/contact-form.tsx'
import { metaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'

const TITLE = 'Kontakt'

export const meta = metaOf({
  title: TITLE,
  description: `Napište nám nebo zavolejte. Podpora aplikace ${BRAND.name}: ${BRAND.support_hours}.`,
  keywords: ['kontakt', 'podpora', 'e-mail', 'telefon', BRAND.name],
  path: '/kontakt',
})

/** Contact form, e-mail, telephone, opening hours and the company. */
export default function Contact() {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: TITLE, path: '/kontakt' }]} title="Napište nám">
        Ozveme se obvykle do dvou pracovních dnů. Spěchá to? Zavolejte.
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Formulář" className="rounded-card bg-surface p-5 shadow-card sm:p-8">
          <p className="for-user mb-5 rounded-card bg-accent-soft px-4 py-3">
            Jste přihlášeni: jméno a{'\u00a0'}e-mail vyplňujeme podle vašeho účtu, můžete je změnit.
          </p>
          <ContactForm />
        </section>
        <aside aria-label="Kontaktní údaje" className="flex flex-col gap-6">
          <Ways />
          <Company />
        </aside>
      </div>
    </div>
  )
}

function Ways() {
  return (
    <dl className="flex flex-col gap-4 rounded-card bg-sunken p-5">
      <Way term="E-mail" Icon={Mail}>
        <a
          href={`mailto:${BRAND.support_email}`}
          className="inline-flex min-h-11 items-center text-heading underline hover:text-brand"
        >
          {BRAND.support_email}
        </a>
      </Way>
      <Way term="Telefon" Icon={Phone}>
        <a
          href={`tel:${BRAND.support_phone.replace(/\s/g, '')}`}
          className="figures inline-flex min-h-11 items-center text-heading underline hover:text-brand"
        >
          {BRAND.support_phone}
        </a>
      </Way>
      <Way term="Kdy odpovídáme" Icon={Clock}>
        {BRAND.support_hours}
      </Way>
    </dl>
  )
}

function Way({ term, Icon, children }: { term: string; Icon: typeof Mail; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 font-semibold text-heading">
        <Icon className="size-5 shrink-0 text-brand" aria-hidden />
        {term}
      </dt>
      <dd className="pl-8">{children}</dd>
    </div>
  )
}

function Company() {
  const { company_name, company_address, ico_company, file_mark, directors } = ORGANISATION
  const { street, postal_code, city } = company_address
  return (
    <section aria-labelledby="firma" className="flex items-start gap-3 px-5">
      <MapPin className="mt-1 size-5 shrink-0 text-brand" aria-hidden />
      <div className="flex flex-col gap-1">
        <h2 id="firma" className="text-lg">
          {company_name}
        </h2>
        <p>
          {street}, {postal_code} {city}
        </p>
        <p className="text-muted">
          IČO {ico_company}. Spisová značka {file_mark}. Jednatelé: {directors.join(', ')}.
        </p>
      </div>
    </section>
  )
}
