import { BRAND } from '@zivina/contract/brand'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import { pageMetadata } from '../../../metadata.ts'
import type { Route } from './+types/page.ts'

const PATH = '/uzivatel/podpora-a-nastaveni'

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Podpora a\u00a0nastavení',
    description: 'Kontakt na podporu a\u00a0nastavení účtu.',
    path: PATH,
  }
  return pageMetadata({ ...page, noindex: true }, matches)
}

export default function Settings() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-3xl">Podpora a{'\u00a0'}nastavení</h1>
      <section className="flex flex-col items-start gap-3">
        <h2 className="text-2xl">Podpora</h2>
        <p className="max-w-text">
          Něco nefunguje, nebo si nevíte rady? Napište nám, odpovídáme na adrese, ze které píšete.
        </p>
        <LinkButton href={`mailto:${BRAND.support_email}`}>Napsat podpoře</LinkButton>
      </section>
    </div>
  )
}
