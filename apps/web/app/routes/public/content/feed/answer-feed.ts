import { siteContext } from '#app/kit/page/site.ts'
import { unavailableWhenDown } from '#app/seo/unavailable-when-down.ts'
import type { LoaderArguments } from '#app/session/access/load.ts'
import { apiContext } from '#app/session/api/contexts.ts'
import { buildFeed } from './build-feed.ts'

const FORMATS = {
  rss: { type: 'application/rss+xml', write: 'rss2' },
  atom: { type: 'application/atom+xml', write: 'atom1' },
} as const

/** How many articles a feed holds. */
const NEWEST = '20'

export function answerFeed({ context }: LoaderArguments<unknown>, format: keyof typeof FORMATS): Promise<Response> {
  return unavailableWhenDown(async () => {
    const { results } = await context.get(apiContext)('GET /article', { query: { limit: NEWEST } })
    const { type, write } = FORMATS[format]
    return new Response(buildFeed(results, context.get(siteContext))[write](), {
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
    })
  })
}
