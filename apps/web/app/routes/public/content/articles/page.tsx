import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_LABELS } from '@zivina/contract/content/content-kinds'
import { ARTICLES_PER_PAGE } from '@zivina/contract/kernel/limits'
import { ArticleCard } from '#app/features/content/article-card.tsx'
import { feedLinks } from '#app/features/content/articles/feed-links.ts'
import { listAddress, readListAddress } from '#app/features/content/articles/list-address.ts'
import { Pages } from '#app/kit/list/pages.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { ItemListData } from '#app/seo/structured-data.tsx'
import { type LoadInput, loading, notFound } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { CategoryLinks } from './category-links.tsx'

async function load({ api, url, signal }: LoadInput<unknown>) {
  const address = readListAddress(url.searchParams)
  const { category, page } = address
  const offset = (page - 1) * ARTICLES_PER_PAGE
  const query = { offset: String(offset), ...(category ? { category } : {}) }
  const { results, count } = await api('GET /article', { query, signal })
  // A page beyond the last one does not exist; an empty first page says that there are no articles yet.
  if (results.length === 0 && page > 1) throw notFound(url.pathname + url.search)
  return { address, articles: results, count, offset, pages: Math.ceil(count / ARTICLES_PER_PAGE) }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { address } = loaderData
  const { category, page } = address
  const name = category ? `Články: ${ARTICLE_CATEGORY_LABELS[category]}` : 'Články o\u00a0výživě'
  const description = category
    ? `${ARTICLE_CATEGORY_LABELS[category]}: srozumitelné články s\u00a0uvedenými zdroji, recepty a\u00a0kalkulačkami.`
    : 'Srozumitelné články o\u00a0výživě s\u00a0uvedenými zdroji: bílkoviny, vláknina, hubnutí, sport, zdraví i\u00a0vaření pro rodinu.'
  return [
    ...pageMetadata(
      {
        title: page > 1 ? `${name}, strana ${page}` : name,
        description: page > 1 ? `${description} Strana\u00a0${page}.` : description,
        keywords: ['články o výživě', 'zdravá výživa', 'hubnutí', 'bílkoviny', 'vláknina', 'jídelníček'],
        path: listAddress(address),
      },
      matches,
    ),
    ...feedLinks(),
  ]
}

export default function Articles({ loaderData: { address, articles, count, offset, pages } }: Route.ComponentProps) {
  const { category, page } = address
  const title = category ? ARTICLE_CATEGORY_LABELS[category] : 'Články o\u00a0výživě'
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading
        crumbs={[
          { label: 'Články', path: '/clanky' },
          ...(category ? [{ label: ARTICLE_CATEGORY_LABELS[category], path: listAddress({ category, page: 1 }) }] : []),
        ]}
        title={title}
      >
        Co o{'\u00a0'}jídle víme, z{'\u00a0'}čeho to víme a{'\u00a0'}co s{'\u00a0'}tím v{'\u00a0'}pondělí ráno.
      </PageHeading>
      <ItemListData
        name={title}
        items={articles.map(({ slug, title: name }) => ({ name, path: `/clanky/${slug}` }))}
        count={count}
        offset={offset}
      />
      <CategoryLinks categories={ARTICLE_CATEGORIES} chosen={category} />
      {articles.length === 0 ? (
        <EmptyState picture="news" title="Tady přibudou články" link={{ href: '/clanky', label: 'Všechny články' }} />
      ) : (
        <section aria-label="Seznam článků">
          <h2 className="sr-only">Seznam článků</h2>
          <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
            {articles.map((article, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} eager={index < 2} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pages
        label="Strany článků"
        current={page}
        count={pages}
        pathOf={(other) => listAddress({ category, page: other })}
      />
    </div>
  )
}
