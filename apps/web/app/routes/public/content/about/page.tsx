import { ORGANISATION } from '@zivina/contract/kernel/brand'
import { loadStandingPage } from '#app/features/content/text/load-standing-page.ts'
import { TextBody } from '#app/features/content/text/text-body.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import '#app/features/content/text/text.css'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'

const load = (input: LoadInput<unknown>) => loadStandingPage(input, 'o-nas')

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, keywords } = loaderData
  return pageMetadata({ title, description, keywords, path: '/o-nas' }, matches)
}

/** The founders' story, how the figures are computed, and the company. */
export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'O\u00a0nás', path: '/o-nas' }]} title="Proč Živina vznikla" picture="page-about">
        Ze sešitu s{'\u00a0'}ručně počítanými jídelníčky. A{'\u00a0'}z{'\u00a0'}přesvědčení, že číslo na talíři má mít
        původ.
      </PageHeading>
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <TextBody blocks={page.blocks} recipes={[]} />
        <Company />
      </div>
    </div>
  )
}

function Company() {
  const { company_name, company_address, ico_company, file_mark, directors, registered_at } = ORGANISATION
  const facts = [
    ['Společnost', company_name],
    ['Sídlo', `${company_address.street}, ${company_address.postal_code} ${company_address.city}`],
    ['IČO', ico_company],
    ['Spisová značka', file_mark],
    ['Zapsáno', dateText(registered_at)],
    ['Jednatelé', directors.join(', ')],
  ]
  return (
    <aside aria-labelledby="spolecnost" className="h-fit rounded-card bg-surface p-6 shadow-card">
      <h2 id="spolecnost" className="text-xl">
        Údaje o&nbsp;společnosti
      </h2>
      <dl className="mt-4 flex flex-col gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
