import { siteContext } from '#app/kit/site.ts'
import { sitemapIndex, xmlResponse } from '#app/seo/sitemap.ts'
import { apiContext } from '#app/session/contexts.ts'
import type { Route } from './+types/index.ts'
import { RECIPES_PER_SITEMAP, unavailableWhenDown } from './entries.ts'

/** The index of the sitemaps: static pages, creators, articles and guides, and recipes in parts. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return unavailableWhenDown(async () => {
    const { count } = await context.get(apiContext)('GET /recipe', { query: { limit: '1' } })
    const parts = Math.max(1, Math.ceil(count / RECIPES_PER_SITEMAP))
    const names = ['stranky', 'tvurci', 'texty', ...Array.from({ length: parts }, (_, part) => `recepty-${part + 1}`)]
    const { public_url } = context.get(siteContext)
    return xmlResponse(sitemapIndex(names.map((name) => `${public_url}/sitemap/${name}.xml`)))
  })
}
