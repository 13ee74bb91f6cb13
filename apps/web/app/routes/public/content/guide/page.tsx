import { GUIDE_GOAL_LABELS, GUIDE_STAGE_LABELS } from '@zivina/contract/content/content-kinds'
import type { GuideSummary } from '@zivina/contract/content/guides'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { TextFrame } from '#app/features/content/text/text-frame.tsx'
import { textMetadata } from '#app/features/content/text/text-metadata.ts'
import { TextNeighbours } from '#app/features/content/text/text-neighbours.tsx'
import { TextStructuredData } from '#app/features/content/text/text-structured-data.tsx'
import { type LoadInput, loading, movedTo } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import '#app/features/content/text/text.css'
import '#app/features/content/calculators/calculators.css'

async function load({ api, params, url, signal }: LoadInput<{ slug: string }>) {
  const guide = await api('GET /guide/{slug}', { params, signal })
  if (guide.slug !== params.slug) throw movedTo(`/navody/${guide.slug}`, url)
  return { ...guide, recipes: guide.recipes.map(toCard) }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData: guide, matches }: Route.MetaArgs) {
  return guide ? textMetadata(guide, { kind: 'guide', path: `/navody/${guide.slug}` }, matches) : []
}

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  const path = `/navody/${guide.slug}`
  const goal = GUIDE_GOAL_LABELS[guide.goal]
  return (
    <>
      <TextStructuredData kind="guide" text={guide} path={path} section={goal} />
      <TextFrame
        key={guide.slug}
        text={guide}
        path={path}
        crumbs={[
          { label: 'Návody', path: '/navody' },
          { label: guide.title, path },
        ]}
        kicker={
          <a href={`/navody#${guide.goal}`} className="self-start py-2 font-semibold text-brand hover:underline">
            {goal} · {GUIDE_STAGE_LABELS[guide.stage]}
          </a>
        }
        shareHeading="Sdílet návod"
      >
        <TextNeighbours label="Další návody" previous={neighbour(guide.previous)} next={neighbour(guide.next)} />
      </TextFrame>
    </>
  )
}

function neighbour(guide: GuideSummary | null) {
  return guide && { title: guide.title, image: guide.image, path: `/navody/${guide.slug}` }
}
