import type { ArticleSummary } from '@zivina/contract/content/articles'
import { ARTICLE_CATEGORY_LABELS } from '@zivina/contract/content/content-kinds'
import { BRAND } from '@zivina/contract/kernel/brand'
import { Feed } from 'feed'
import { ATOM_PATH, RSS_PATH } from '#app/features/content/articles/feed-links.ts'
import type { Site } from '#app/kit/page/site.ts'
import { absoluteImageUrl } from '#app/kit/ui/image-url.ts'

/** The newest articles as a feed, newest first. Days become instants at noon UTC, which is the same day in Europe. */
export function buildFeed(articles: readonly ArticleSummary[], site: Site): Feed {
  const { public_url } = site
  const changed = articles
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  const feed = new Feed({
    id: `${public_url}/clanky`,
    link: `${public_url}/clanky`,
    title: `${BRAND.name}: články`,
    description: 'Srozumitelné články o\u00a0výživě s\u00a0uvedenými zdroji.',
    language: 'cs',
    copyright: BRAND.name,
    // Atom requires an author of the feed where the entries have none.
    author: { name: BRAND.name, link: `${public_url}/o-nas` },
    image: `${public_url}/icon-512.png`,
    favicon: `${public_url}/favicon-32.png`,
    feedLinks: { rss: `${public_url}${RSS_PATH}`, atom: `${public_url}${ATOM_PATH}` },
    ...(changed ? { updated: noonOf(changed) } : {}),
  })
  for (const article of articles) {
    const url = `${public_url}/clanky/${article.slug}`
    feed.addItem({
      id: url,
      link: url,
      title: article.title,
      description: article.description,
      published: noonOf(article.published),
      date: noonOf(article.updated),
      category: [{ name: ARTICLE_CATEGORY_LABELS[article.category] }],
      image: { url: absoluteImageUrl(article.image, { width: 1200, ratio: '16-9' }, site), type: 'image/webp' },
    })
  }
  return feed
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
