import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { NewsEntry } from '#app/features/content/news/news-entry.tsx'
import { Pages } from '#app/kit/list/pages.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { type LoadInput, loading, notFound } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { useSeenUntil } from './news-seen.ts'

const pathOf = (page: number) => (page > 1 ? `/novinky?strana=${page}` : '/novinky')

async function load({ api, url, signal }: LoadInput<unknown>) {
  const given = url.searchParams.get('strana') ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(given)) throw notFound(url.pathname + url.search)
  const { results, count } = await api('GET /news', { query: { page: given }, signal })
  const page = Number(given)
  if (results.length === 0 && page > 1) throw notFound(url.pathname + url.search)
  return { page, blocks: results, pages: Math.ceil(count / ROWS_PER_PAGE) }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  const description = 'Co je nového, co chystáme a\u00a0co by vás mohlo zajímat.'
  return pageMetadata(
    {
      title: page > 1 ? `Novinky, strana ${page}` : 'Novinky',
      description: page > 1 ? `${description} Strana\u00a0${page}.` : description,
      keywords: ['novinky', 'nové recepty', 'nové články', 'výživa'],
      path: pathOf(page),
    },
    matches,
  )
}

/** What is new in the product. */
export default function NewsPage({ loaderData: { page, blocks, pages } }: Route.ComponentProps) {
  const until = useSeenUntil(page === 1 ? (blocks[0]?.published_at ?? null) : null)
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'Novinky', path: '/novinky' }]} title="Novinky">
        Co jsme přidali, co chystáme a{'\u00a0'}co by vás mohlo zajímat.
      </PageHeading>
      {blocks.length === 0 ? (
        <EmptyState
          picture="news"
          title="Tady se dočtete, co je nového"
          link={{ href: '/recepty', label: 'Zatím k\u00a0receptům', variant: 'outline' }}
        />
      ) : (
        <ul className="flex max-w-3xl flex-col gap-5">
          {blocks.map((block) => (
            <li key={block.guid} className="rounded-card bg-surface p-5 shadow-card sm:p-6">
              <NewsEntry
                block={block}
                heading="h2"
                isNew={until !== null && block.published_at !== null && block.published_at > until}
              />
            </li>
          ))}
        </ul>
      )}
      <Pages label="Strany novinek" current={page} count={pages} pathOf={pathOf} />
    </div>
  )
}
