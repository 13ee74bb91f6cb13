import { siteContext } from '#app/kit/page/site.ts'
import { sitemap, xmlResponse } from '#app/seo/sitemap.ts'
import { unavailableWhenDown } from '#app/seo/unavailable-when-down.ts'
import { apiContext } from '#app/session/api/contexts.ts'
import type { Route } from './+types/part.ts'
import { creatorEntries, foodEntries, pageEntries, recipeEntries, textEntries } from './entries.ts'

/** One sitemap of the index: `stranky.xml`, `tvurci.xml`, `texty.xml`, `recepty-1.xml`, `suroviny-1.xml` and on. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const api = context.get(apiContext)
  const site = context.get(siteContext)
  return unavailableWhenDown(async () => {
    if (params.name === 'stranky.xml') return xmlResponse(sitemap(pageEntries(site)))
    if (params.name === 'tvurci.xml') return xmlResponse(sitemap(await creatorEntries(api, site)))
    if (params.name === 'texty.xml') return xmlResponse(sitemap(await textEntries(api, site)))
    const [, kind, part] = /^(recepty|suroviny)-([1-9]\d{0,4})\.xml$/.exec(params.name) ?? []
    const entriesOf = kind === 'recepty' ? recipeEntries : foodEntries
    const entries = part ? await entriesOf(api, site, Number(part)) : []
    if (entries.length === 0) return new Response('Not Found', { status: 404 })
    return xmlResponse(sitemap(entries))
  })
}
