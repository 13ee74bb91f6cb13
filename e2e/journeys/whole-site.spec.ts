import { type APIRequestContext, expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { ANY_WIDTH } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { headFaults, readHead } from './page-head.ts'
import { test } from './visitor.ts'

/** Rules of style that our HTML satisfies by other means. */
const VALIDATOR = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own way, which HTML allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Titles end with the brand.
    'long-title': 'off',
    // People's texts may contain a phone number.
    'tel-non-breaking': 'off',
    // Safari ignores lists without markers; the role restores them.
    'no-redundant-role': 'off',
  },
})

/** Pages of foods are alike: every tenth is read. */
const FOODS_READ = 10
const FOOD = /^\/suroviny\/[^/]+$/

/** Personal sections, and files. */
const NOT_PUBLIC = /^\/(uzivatel|prihlasit|api|images|assets|outbox)(\/|$)|\.\w+$/

const OWN_PAGES = [
  ...['', '/profil-a-objednavky', '/podpora-a-nastaveni', '/oblibene', '/filtry', '/modifikovane-recepty'],
  ...[
    '/moje-recepty',
    '/vytvorit-recept',
    '/importovat-recept',
    '/moje-suroviny',
    '/moje-suroviny/nova',
    '/denik/vyznam',
  ],
]

type Page = { path: string; html: string; anchors: Set<string> }

/** Reads every public page that is linked from the home page or the sitemaps. */
async function crawl(
  request: APIRequestContext,
): Promise<{ pages: Map<string, Page>; mapped: Set<string>; broken: string[]; links: Map<string, string> }> {
  const pages = new Map<string, Page>()
  const broken: string[] = []
  /** Every address of this site found on a page, with that page. */
  const links = new Map<string, string>()
  const mapped = await sitemapPaths(request)
  const unread = new Set(mapped.filter((path) => FOOD.test(path)).filter((_, place) => place % FOODS_READ !== 0))
  const queue = ['/', ...mapped]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path) || unread.has(path)) continue
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) {
      broken.push(`${path}: ${response.status()}, from ${links.get(path) ?? 'the sitemap'}`)
      pages.set(path, { path, html: '', anchors: new Set() })
      continue
    }
    const html = await response.text()
    pages.set(path, { path, html, anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')) })
    for (const href of hrefs(html, path)) {
      if (!links.has(href)) links.set(href, path)
      const next = href.split('#')[0] ?? ''
      // There are endless lists of recipes by filter, so at most one parameter is followed.
      if (!NOT_PUBLIC.test(next.split('?')[0] ?? '') && !next.includes('&') && !/[?&]offset=/.test(next))
        queue.push(next)
    }
  }
  return { pages, mapped: new Set(mapped).difference(unread), broken, links }
}

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
  const { pages, mapped, broken, links } = await crawl(request)
  expect(pages.size).toBeGreaterThan(200)
  expect(broken).toEqual([])

  const lost = [...links].flatMap(([href, from]) => {
    const [path = '', anchor] = href.split('#')
    const page = pages.get(path)
    return page && anchor && !page.anchors.has(anchor) ? [`${href}, from ${from}`] : []
  })
  expect(lost).toEqual([])

  const robots = await (await request.get('/robots.txt')).text()
  const origin = /Sitemap: (https?:\/\/[^/]+)/.exec(robots)?.[1] ?? ''
  expect(headFaults([...pages.values()], mapped, robots, origin)).toEqual([])

  const faults = new Map<string, string>()
  for (const { path, html } of pages.values()) {
    const report = await VALIDATOR.validateString(html)
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        const fault = `${ruleId}: ${message}`
        if (!faults.has(fault)) faults.set(fault, `${path} ${line}:${column}`)
      }
    }
  }
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
