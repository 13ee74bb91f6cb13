import { siteContext } from '../contexts.ts'
import type { Route } from './+types/robots.ts'

/** Everything public may be crawled; filtered lists and calls are left out, as they repeat what the list already says. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { public_url } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /udrzba',
    'Disallow: /ban',
    'Disallow: /prihlasit',
    'Disallow: /uzivatel',
    'Disallow: /*?',
    'Allow: /images/',
    // Pages and categories of articles are lists of their own.
    'Allow: /clanky?',
    '',
    `Sitemap: ${public_url}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
