import type { PublicApiClient } from '@zivina/contract/client'
import { LIMIT_MAX } from '@zivina/contract/kernel/limits'
import type { Site } from '#app/kit/page/site.ts'
import { absoluteImageUrl } from '#app/kit/ui/image-url.ts'
import type { SitemapEntry } from '#app/seo/sitemap.ts'
import { FURTHER_NAVIGATION, MAIN_NAVIGATION } from '#app/shell/navigation.ts'

/** At most ten calls of the list; far below the 50,000 addresses allowed in one file. */
export const RECIPES_PER_SITEMAP = 1000
export const FOODS_PER_SITEMAP = 1000

/** Pages that do not come from the database. */
export function pageEntries(site: Site): SitemapEntry[] {
  const own = [...MAIN_NAVIGATION, ...FURTHER_NAVIGATION].map(({ path }) => path).filter((path) => path !== '/uzivatel')
  return own.map((path) => ({ url: `${site.public_url}${path}` }))
}

/** Articles and guides with their covers. */
export async function textEntries(api: PublicApiClient, site: Site): Promise<SitemapEntry[]> {
  const [articles, guides] = await Promise.all([
    api('GET /article', { query: { limit: String(LIMIT_MAX) } }),
    api('GET /guide'),
  ])
  const entry = (
    path: string,
    { slug, updated, image }: (typeof guides.results | typeof articles.results)[number],
  ) => ({
    url: `${site.public_url}${path}/${slug}`,
    lastmod: updated,
    images: [absoluteImageUrl(image, {}, site)],
  })
  return [
    ...articles.results.map((article) => entry('/clanky', article)),
    ...guides.results.map((guide) => entry('/navody', guide)),
  ]
}

export async function creatorEntries(api: PublicApiClient, site: Site): Promise<SitemapEntry[]> {
  const { results } = await api('GET /public_profile')
  return results.map((creator) => ({
    url: `${site.public_url}/tvurci/${creator.slug}`,
    ...(creator.image ? { images: [absoluteImageUrl(creator.image, {}, site)] } : {}),
  }))
}

/**
 * One part of the recipes, oldest first, so that a new recipe changes only the last part.
 * @param part from 1
 */
export async function recipeEntries(api: PublicApiClient, site: Site, part: number): Promise<SitemapEntry[]> {
  const start = (part - 1) * RECIPES_PER_SITEMAP
  const entries: SitemapEntry[] = []
  for (let offset = start; offset < start + RECIPES_PER_SITEMAP; offset += LIMIT_MAX) {
    const { results, count } = await api('GET /recipe', {
      query: { ordering: '-created_at', limit: String(LIMIT_MAX), offset: String(offset) },
    })
    for (const recipe of results) {
      entries.push({
        url: `${site.public_url}/recepty/${recipe.slug}`,
        lastmod: recipe.updated_at,
        images: recipe.photos.map((photo) => absoluteImageUrl(photo, {}, site)),
      })
    }
    if (offset + LIMIT_MAX >= count) break
  }
  return entries
}

/**
 * One part of the foods, in the order of their list.
 * @param part from 1
 */
export async function foodEntries(api: PublicApiClient, site: Site, part: number): Promise<SitemapEntry[]> {
  const start = (part - 1) * FOODS_PER_SITEMAP
  const entries: SitemapEntry[] = []
  for (let offset = start; offset < start + FOODS_PER_SITEMAP; offset += LIMIT_MAX) {
    const { results, count } = await api('GET /ingredient_page', {
      query: { limit: String(LIMIT_MAX), offset: String(offset) },
    })
    entries.push(...results.map(({ slug }) => ({ url: `${site.public_url}/suroviny/${slug}` })))
    if (offset + LIMIT_MAX >= count) break
  }
  return entries
}
