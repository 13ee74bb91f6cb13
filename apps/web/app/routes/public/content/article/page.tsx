import type { ArticleSummary } from '@zivina/contract/content/articles'
import { ARTICLE_CATEGORY_LABELS } from '@zivina/contract/content/content-kinds'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { feedLinks } from '#app/features/content/articles/feed-links.ts'
import { listAddress } from '#app/features/content/articles/list-address.ts'
import { TextFrame } from '#app/features/content/text/text-frame.tsx'
import { textMetadata } from '#app/features/content/text/text-metadata.ts'
import { TextNeighbours } from '#app/features/content/text/text-neighbours.tsx'
import { TextStructuredData } from '#app/features/content/text/text-structured-data.tsx'
import { type LoadInput, loading, movedTo } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import '#app/features/content/text/text.css'
import '#app/features/content/calculators/calculators.css'

async function load({ api, params, url, signal }: LoadInput<{ slug: string }>) {
  const article = await api('GET /article/{slug}', { params, signal })
  if (article.slug !== params.slug) throw movedTo(`/clanky/${article.slug}`, url)
  return { ...article, recipes: article.recipes.map(toCard) }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData: article, matches }: Route.MetaArgs) {
  if (!article) return []
  return [...textMetadata(article, { kind: 'article', path: `/clanky/${article.slug}` }, matches), ...feedLinks()]
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const { category, title } = article
  const path = `/clanky/${article.slug}`
  return (
    <>
      <TextStructuredData kind="article" text={article} path={path} section={ARTICLE_CATEGORY_LABELS[category]} />
      <TextFrame
        key={article.slug}
        text={article}
        path={path}
        crumbs={[
          { label: 'Články', path: '/clanky' },
          { label: title, path },
        ]}
        kicker={
          <a
            href={listAddress({ category, page: 1 })}
            className="self-start py-2 font-semibold text-brand hover:underline"
          >
            {ARTICLE_CATEGORY_LABELS[category]}
          </a>
        }
        shareHeading="Sdílet článek"
      >
        <TextNeighbours label="Další články" previous={neighbour(article.previous)} next={neighbour(article.next)} />
      </TextFrame>
    </>
  )
}

function neighbour(article: ArticleSummary | null) {
  return article && { title: article.title, image: article.image, path: `/clanky/${article.slug}` }
}
