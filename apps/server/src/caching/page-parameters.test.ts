import { createApi } from '@zivina/api/app'
import { OUTSIDE } from '@zivina/api/testing/outside'
import { type Library, readLibrary } from '@zivina/content/library'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { PAGE_PARAMETERS } from '@zivina/web/page-parameters'
import routes from '@zivina/web/routes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isPersonal } from '#server/mounts/page-session.ts'
import { createPages, type PageKey, type Pages, type RenderPage } from '#server/mounts/pages.ts'

type Web = { renderPage: RenderPage; pageKey: PageKey }
type Entry = { path?: string | undefined; children?: Entry[] | undefined }

const SITE = 'http://localhost:3000'
/** Parameters that the framework itself reads. */
const OF_THE_FRAMEWORK = new Set(['index', '_routes'])
const ECHO = 'ozvena-7f3a'
/** Its answer depends on the device, so it is never cached. */
const NEVER_KEPT = new Set(['/store-redirect'])

let database: Database
let library: Library
let pages: Pages
let rendered = 0
let version = 1

beforeAll(async () => {
  const { buildWeb } = await import(new URL('../../../../scripts/build.mjs', import.meta.url).href)
  await buildWeb()
  const web: Web = await import(new URL('../../../web/build/server/pages.js', import.meta.url).href)
  database = await openTestDatabase({ seeded: true })
  library = await readLibrary()
  const places = { public_url: SITE, image_url_endpoint: '/images' }
  const catalogue = { version: () => version }
  const log = { info: () => {}, error: () => {} }
  const api = createApi({ db: database.db, log, catalogue, library, ...OUTSIDE, ...places })
  const render: RenderPage = (request, context) => {
    rendered += 1
    return web.renderPage(request, context)
  }
  const uploads = { image_upload_url: '/images/api/v1/files/upload', image_folder: 'uploads' }
  const send = (request: Request) => api.fetch(request)
  pages = createPages({ render, keyOf: web.pageKey, send, catalogue, ...places, ...uploads, cache_bytes: 64e6 })
}, 180_000)
afterAll(() => database.close())

function pathsOf(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return children ? pathsOf(children, own) : [`/${own}`]
  })
}

const PUBLIC = [...new Set(pathsOf(routes as Entry[]))].filter((path) => !isPersonal(path))

/** An address of a route, with values from the catalogue instead of parameters. */
async function exampleOf(route: string): Promise<string> {
  const slug = async (): Promise<string> => {
    if (route.startsWith('/clanky')) return library.articles[0]?.slug ?? ''
    if (route.startsWith('/navody')) return library.guides[0]?.slug ?? ''
    const table = route.startsWith('/tvurci') ? 'public_profile' : 'recipe'
    const { rows } = await database.pool.query<{ slug: string }>(`select slug from ${table} order by slug limit 1`)
    return rows[0]?.slug ?? ''
  }
  return route.includes(':slug') ? route.replace(':slug', await slug()) : route.replace(/:\w+|\*/g, 'neco')
}

/** Names of the parameters that are read while `work` runs. */
async function namesReadDuring(work: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>()
  const spies = (['get', 'getAll', 'has'] as const).map((method) => vi.spyOn(URLSearchParams.prototype, method))
  try {
    await work()
    for (const { mock } of spies) for (const [name] of mock.calls) names.add(name)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return [...names].filter((name) => !OF_THE_FRAMEWORK.has(name))
}

async function ask(address: string): Promise<{ status: number; text: string }> {
  const answer = await pages.answer(new Request(`${SITE}${address}`), '')
  return { status: answer.status, text: await answer.text() }
}

describe.each(PUBLIC)('the page of the route %s', (route) => {
  const declared = PAGE_PARAMETERS[route] ?? []

  test('reads the parameters that page-parameters.ts declares, and no others', async () => {
    const path = await exampleOf(route)
    const read = await namesReadDuring(() => ask(path))
    expect(read.toSorted()).toEqual([...declared].sort())
  })

  test('ignores every other parameter and does not show it', async () => {
    const path = await exampleOf(route)
    const plain = await ask(path)
    const before = rendered
    for (const query of [`?neznamy=${ECHO}`, `?${ECHO}`, `?utm_source=${ECHO}&q2=${ECHO}`]) {
      const answer = await ask(`${path}${query}`)
      expect(answer.text).not.toContain(ECHO)
      if (!NEVER_KEPT.has(route)) expect(answer).toEqual(plain)
    }
    const isKept = pages.cached(path) !== undefined
    expect(rendered - before).toBe(isKept ? 0 : 3)
    expect(pages.cached(`${path}?neznamy=${ECHO}`)).toBe(pages.cached(path))
  })
})

test.each(Object.entries(PAGE_PARAMETERS))(
  'the page %s is another one for each value of %j',
  async (path, declared) => {
    const before = rendered
    for (const name of declared) for (const value of ['1', '2']) await ask(`${path}?${name}=${value}`)
    expect(rendered - before).toBe(2 * declared.length)
  },
)

test('pages that link to each other are cached', async () => {
  const unkept = []
  for (const route of PUBLIC) {
    const path = await exampleOf(route)
    if ((await ask(path)).status === 200 && pages.cached(path) === undefined) unkept.push(route)
  }
  const resources = ['/clanky/rss.xml', '/clanky/atom.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest']
  expect(unkept.sort()).toEqual([...NEVER_KEPT, ...resources].sort())
})

test.each([
  ['/recepty?search=&ordering=name&utm_source=dopis%20x', '/recepty?utm_source=dopis%20x'],
  ['/recepty/?utm_source=a', '/recepty?utm_source=a'],
])('a redirect from %s keeps the parameters that travel with it', async (address, target) => {
  const answer = await pages.answer(new Request(`${SITE}${address}`), '')
  expect([301, 302]).toContain(answer.status)
  expect(answer.headers.get('location')).toBe(target)
})

test('a former address of a creator redirects to the present one with its query', async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    `update public_profile set slug = slug || '-nove' where slug = (select min(slug) from public_profile) returning slug`,
  )
  version += 1
  const now = rows[0]?.slug ?? ''
  const address = `/tvurci/${now.replace(/-nove$/, '')}?ref=1&utm_source=dopis%20x`
  const answer = await pages.answer(new Request(`${SITE}${address}`), '')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/tvurci/${now}?ref=1&utm_source=dopis%20x`])
})
