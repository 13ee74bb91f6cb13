import { GUIDE_GOALS } from '@zivina/contract/content/content-kinds'
import { metaOf } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { ItemListData } from '#app/seo/structured-data.tsx'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { GoalChoice } from './goal-choice.tsx'
import { GoalSection } from './goal-section.tsx'

async function load({ api, signal }: LoadInput<unknown>) {
  return { guides: (await api('GET /guide', { signal })).results }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export const meta = metaOf({
  title: 'Návody: zhubnout, přibrat, udržet hmotnost',
  description:
    'Krok za krokem ke změně, která vydrží. Vyberte si cíl a\u00a0projděte, jak začít, jak vydržet a\u00a0co dělat, když to drhne.',
  keywords: ['jak zhubnout', 'jak přibrat', 'udržení hmotnosti', 'návod', 'jídelníček'],
  path: '/navody',
})

export default function Guides({ loaderData: { guides } }: Route.ComponentProps) {
  const goals = GUIDE_GOALS.filter((goal) => guides.some((guide) => guide.goal === goal))
  return (
    <div className="page-width flex flex-col gap-10 py-6">
      <PageHeading crumbs={[{ label: 'Návody', path: '/navody' }]} title="Návody">
        Začněte tím, čeho chcete dosáhnout. Ke každému cíli vedou tři krátké návody: jak začít, jak vydržet a{'\u00a0'}
        co dělat, když to drhne.
      </PageHeading>
      <ItemListData name="Návody" items={guides.map(({ slug, title }) => ({ name: title, path: `/navody/${slug}` }))} />
      <GoalChoice goals={goals} />
      {goals.map((goal) => (
        <GoalSection key={goal} goal={goal} guides={guides.filter((guide) => guide.goal === goal)} />
      ))}
    </div>
  )
}
