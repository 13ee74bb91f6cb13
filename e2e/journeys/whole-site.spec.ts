import { type APIRequestContext, expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { type Head, headFaults, readHead } from './page-head.ts'
import { createPageValidator } from './page-html.ts'
import { test } from './visitor.ts'

/** A page as it is sent: packing it for the way takes the server a third of its time. */
const UNPACKED = { 'accept-encoding': 'identity' }
/** While one page is read, the server writes another. */
const READ_AT_ONCE = 2

/** Pages of foods are alike: every tenth is read. */
const FOODS_READ = 10
const FOOD = /^\/suroviny\/[^/]+$/

/** Personal sections, and files. */
const NOT_PUBLIC =
  /^\/(uzivatel|prihlasit|objednavka|objednavka-konzultace|potvrzeni-objednavky|api|images|assets|outbox)(\/|$)|\.\w+$/

const OWN_PAGES = [
  ...['', '/profil-a-objednavky', '/podpora-a-nastaveni', '/oblibene', '/filtry', '/modifikovane-recepty'],
  ...[
    '/moje-recepty',
    '/vytvorit-recept',
    '/importovat-recept',
    '/prenest-data',
    '/moje-suroviny',
    '/moje-suroviny/nova',
    '/denik/vyznam',
  ],
]

type Site = {
  /** The names within each page that a link may lead to, by the page's path. */
  anchors: Map<string, Set<string>>
  heads: Head[]
  /** Paths of the site map that were read. */
  mapped: Set<string>
  broken: string[]
  /** Every address of this site found on a page, with that page. */
  links: Map<string, string>
}

/** Reads every public page that is linked from the home page or the sitemaps. */
async function crawl(request: APIRequestContext, origin: string, read: PageReader): Promise<Site> {
  const mapped = await sitemapPaths(request)
  const unread = new Set(mapped.filter((path) => FOOD.test(path)).filter((_, place) => place % FOODS_READ !== 0))
  const site: Site = {
    anchors: new Map(),
    heads: [],
    broken: [],
    links: new Map(),
    mapped: new Set(mapped).difference(unread),
  }
  const known = new Set(unread)
  const queue: string[] = []
  const add = (path: string): void => {
    if (known.has(path)) return
    known.add(path)
    queue.push(path)
  }
  for (const path of ['/', ...mapped]) add(path)

  const visit = async (path: string): Promise<void> => {
    const response = await request.get(path, { maxRedirects: 0, headers: UNPACKED })
    if (response.status() !== 200) {
      site.broken.push(`${path}: ${response.status()}, from ${site.links.get(path) ?? 'the sitemap'}`)
      return
    }
    const html = await response.text()
    site.anchors.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')))
    for (const href of hrefs(html, path)) {
      if (!site.links.has(href)) site.links.set(href, path)
      const next = href.split('#')[0] ?? ''
      // There are endless lists of recipes by filter, so at most one parameter is followed.
      if (!NOT_PUBLIC.test(next.split('?')[0] ?? '') && !next.includes('&') && !/[?&]offset=/.test(next)) add(next)
    }
    site.heads.push(readHead({ path, html }, origin))
    await read({ path, html })
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, READ_AT_ONCE).map(visit))
  return site
}

type PageReader = (page: { path: string; html: string }) => Promise<void>

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    )
  const parts = await locations('/sitemap.xml')
  const paths = (await Promise.all(parts.map(locations))).flat()
  expect(paths.length).toBeGreaterThan(150)
  return paths.filter((path) => !NOT_PUBLIC.test(path))
}

/** Addresses of this site that a page links to, with their anchors. */
function hrefs(html: string, path: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].flatMap(([, href]) => {
    const url = new URL((href ?? '').replaceAll('&amp;', '&'), `http://site.example${path}`)
    return url.origin === 'http://site.example' ? [url.pathname + url.search + url.hash] : []
  })
}

test('every public page is valid HTML with correct metadata, and every link and anchor of the site works', {
  tag: ANY_WIDTH,
}, async ({ request }) => {
  // As long as the catalogue, unlike other journeys.
  test.setTimeout(900_000)
  const robots = await (await request.get('/robots.txt')).text()
  const origin = /Sitemap: (https?:\/\/[^/]+)/.exec(robots)?.[1] ?? ''
  const { read, faults } = createPageValidator()
  const { anchors, heads, mapped, broken, links } = await crawl(request, origin, read)
  expect(anchors.size).toBeGreaterThan(200)
  expect(broken).toEqual([])

  const lost = [...links].flatMap(([href, from]) => {
    const [path = '', anchor] = href.split('#')
    const names = anchors.get(path)
    return names && anchor && !names.has(anchor) ? [`${href}, from ${from}`] : []
  })
  expect(lost).toEqual([])
  expect(headFaults(heads, mapped, robots, origin)).toEqual([])
  expect([...faults]).toEqual([])
})

test('pages of the user area have titles for their visitors and none for search engines', {
  tag: ANY_WIDTH,
}, async ({ request, baseURL }) => {
  const data = { email: 'premium@zivina.example', password: DEMO_PASSWORD }
  expect((await request.post('/api/login', { data, headers: fromAnywhere() })).status()).toBe(200)
  const names = new Set<string>()
  for (const name of OWN_PAGES) {
    const path = `/uzivatel${name}`
    const head = readHead({ path, html: await (await request.get(path)).text() }, baseURL ?? '')
    expect([path, head.hidden, head.faults]).toEqual([path, true, []])
    names.add(head.title)
    if (/recepty|oblibene/.test(name)) expect([path, head.keywords]).toEqual([path, expect.stringContaining('recept')])
  }
  expect(names.size).toBe(OWN_PAGES.length)
})

test('the recipe with the most ingredients prints on one A4', async ({ page }) => {
  await page.goto('/recepty/svickova-na-smetane-s-houskovym-knedlikem', { waitUntil: 'networkidle' })
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
})
