import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { CreatorPortrait } from '#app/features/catalogue/creator-portrait.tsx'
import { ColourBand } from '#app/kit/ui/colour-band.tsx'
import { metaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { ItemListData } from '#app/seo/structured-data.tsx'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'

async function load({ api, signal }: LoadInput<unknown>) {
  return { creators: (await api('GET /public_profile', { signal })).results }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export const meta = metaOf({
  title: 'Tvůrci receptů',
  description:
    'Kuchařky, kuchaři a\u00a0odborníci na výživu, kteří pro vás vaří. Poznejte je a\u00a0projděte si jejich recepty.',
  keywords: ['tvůrci receptů', 'kuchaři', 'autoři receptů', 'výživa'],
  path: '/tvurci',
})

export default function Creators({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'Tvůrci', path: '/tvurci' }]} title="Kdo pro vás vaří">
        Každý má svůj styl a{'\u00a0'}svůj důvod, proč vařit. Vyberte si, čí kuchyně je vám blízká.
      </PageHeading>
      <ItemListData
        name="Tvůrci receptů"
        items={loaderData.creators.map(({ slug, name }) => ({ name, path: `/tvurci/${slug}` }))}
      />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {loaderData.creators.map((creator) => (
          <li key={creator.slug}>
            <CreatorCard creator={creator} />
          </li>
        ))}
      </ul>
      <p className="max-w-text text-muted">
        Tvůrci jsou v{'\u00a0'}této verzi ukázkové postavy. Jejich recepty jsou skutečné a{'\u00a0'}jejich hodnoty
        spočítané.
      </p>
    </div>
  )
}

function CreatorCard({ creator }: { creator: PublicProfile }) {
  return (
    <a
      href={`/tvurci/${creator.slug}`}
      className="group flex h-full flex-col items-center overflow-hidden rounded-card bg-surface pb-5 text-center shadow-card transition-shadow hover:shadow-raised"
    >
      <ColourBand colour={creator.colour} className="h-20 w-full" />
      <div className="-mt-12">
        <CreatorPortrait creator={creator} size="md" />
      </div>
      <h2 className="mt-3 px-4 text-xl group-hover:text-brand">{creator.name}</h2>
      <p className="px-4 text-sm text-muted">{tied(creator.specialisation)}</p>
      <p className="mt-3 px-5">{tied(creator.headline)}</p>
      <p className="figures mt-auto pt-4 font-semibold text-brand">
        {counted(creator.recipe_count, 'recept', 'recepty', 'receptů')}
      </p>
    </a>
  )
}
