import { createApi } from '@zivina/api/app'
import { OUTSIDE } from '@zivina/api/testing/outside'
import { readLibrary } from '@zivina/content/library'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages, type PageKey, type Pages, type RenderPage } from './pages.ts'

type Web = { renderPage: RenderPage; pageKey: PageKey }

const SITE = 'http://localhost:3000'

let database: Database
let slug: string
let openPages: () => Pages

beforeAll(async () => {
  const { buildWeb } = await import(new URL('../../../../scripts/build.mjs', import.meta.url).href)
  await buildWeb()
  const web: Web = await import(new URL('../../../web/build/server/pages.js', import.meta.url).href)
  database = await openTestDatabase({ seeded: true })
  const { rows } = await database.pool.query<{ slug: string }>(`select slug from recipe order by slug limit 1`)
  slug = rows[0]?.slug ?? ''
  const places = { public_url: SITE, image_url_endpoint: '/images' }
  const catalogue = { version: () => null }
  const log = { info: () => {}, error: () => {} }
  const library = await readLibrary()
  const api = createApi({ db: database.db, log, catalogue, library, ...OUTSIDE, ...places })
  const uploads = { image_upload_url: '/images/api/v1/files/upload', image_folder: 'uploads' }
  const parts = { render: web.renderPage, keyOf: web.pageKey, send: api.fetch, catalogue }
  openPages = () => createPages({ ...parts, ...places, ...uploads, cache_bytes: 0 })
}, 180_000)
afterAll(() => database.close())

const PAGES = { home: () => '/', list: () => '/recepty', recipe: () => `/recepty/${slug}` }

async function read(address: string): Promise<string> {
  const answer = await openPages().answer(new Request(`${SITE}${address}`), '198.51.100.7')
  expect(answer.status).toBe(200)
  return answer.text()
}

test.each(Object.entries(PAGES))('the %s page is the same for every visitor', async (_, address) => {
  const first = await read(address())
  expect(await read(address())).toBe(first)
  expect(first).toContain('</main>')
})

test.each(Object.entries(PAGES))(
  'pictures that come first on the %s page are preloaded in its head',
  async (_, address) => {
    const html = await read(address())
    const after = html.slice(html.indexOf('</head>'))
    expect(after).not.toContain('rel="preload"')
  },
)
