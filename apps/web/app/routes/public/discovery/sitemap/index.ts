import { siteContext } from '#app/kit/page/site.ts'
import { sitemapIndex, xmlResponse } from '#app/seo/sitemap.ts'
import { unavailableWhenDown } from '#app/seo/unavailable-when-down.ts'
import { apiContext } from '#app/session/api/contexts.ts'
import type { Route } from './+types/index.ts'
import { FOODS_PER_SITEMAP, RECIPES_PER_SITEMAP } from './entries.ts'

/** The index of the sitemaps: static pages, creators, articles and guides, and recipes and foods in parts. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return unavailableWhenDown(async () => {
    const api = context.get(apiContext)
    const [recipes, foods] = await Promise.all([
      api('GET /recipe', { query: { limit: '1' } }),
      api('GET /ingredient_page', { query: { limit: '1' } }),
    ])
    const names = [
      ...['stranky', 'tvurci', 'texty'],
      ...partNames('recepty', recipes.count / RECIPES_PER_SITEMAP),
      ...partNames('suroviny', foods.count / FOODS_PER_SITEMAP),
    ]
    const { public_url } = context.get(siteContext)
    return xmlResponse(sitemapIndex(names.map((name) => `${public_url}/sitemap/${name}.xml`)))
  })
}

function partNames(name: string, parts: number): string[] {
  return Array.from({ length: Math.max(1, Math.ceil(parts)) }, (_, part) => `${name}-${part + 1}`)
}
