import { INDEXED_FILTERS } from '#app/features/catalogue/recipe-list/list-words.ts'
import { siteContext } from '#app/kit/page/site.ts'
import type { Route } from './+types/robots.ts'

/**
 * All public pages may be crawled. Of addresses with a query only those that are separate pages: the longest matching rule
 * applies.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { public_url } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /udrzba',
    'Disallow: /ban',
    'Disallow: /prihlasit',
    'Disallow: /uzivatel',
    'Disallow: /objednavka',
    'Disallow: /potvrzeni-objednavky',
    'Disallow: /*?',
    'Allow: /images/',
    // Pages and categories of articles, and pages of news, are separate lists.
    'Allow: /clanky?',
    'Allow: /novinky?strana=',
    // So are the groups, letters and pages of foods.
    ...['skupina', 'pismeno', 'strana'].map((name) => `Allow: /suroviny?${name}=`),
    'Disallow: /suroviny?skupina=*&pismeno=',
    // So is the list of recipes by one value of one filter.
    ...INDEXED_FILTERS.flatMap((name) => [
      `Allow: /recepty?${name}=`,
      `Disallow: /recepty?${name}=*&`,
      `Disallow: /recepty?${name}=*,`,
    ]),
    '',
    `Sitemap: ${public_url}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
