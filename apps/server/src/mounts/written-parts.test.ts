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
/** How many parts the pages of a test put in as bytes. */
let inserted = 0

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
  const render: RenderPage = (request, page) => {
    const insert = (bytes: Uint8Array) => {
      inserted += 1
      return page.insert(bytes)
    }
    return web.renderPage(request, { ...page, insert })
  }
  const parts = { render, keyOf: web.pageKey, send: api.fetch, catalogue }
  openPages = () => createPages({ ...parts, ...places, ...uploads, cache_bytes: 0 })
}, 180_000)
afterAll(() => database.close())

const PAGES = { home: () => '/', list: () => '/recepty', recipe: () => `/recepty/${slug}` }

async function read(address: string): Promise<string> {
  const answer = await openPages().answer(new Request(`${SITE}${address}`), '198.51.100.7')
  expect(answer.status).toBe(200)
  return answer.text()
}

test.each(Object.entries(PAGES))('the %s page is the same when its parts are written already', async (_, address) => {
  const first = await read(address())
  expect(await read(address())).toBe(first)
  expect(first).toContain('</main>')
  expect(first).not.toMatch(/<!--[0-9a-f]{32}/)
})

test.each(Object.entries(PAGES))('the content of the %s page is a part that is put in', async (_, address) => {
  inserted = 0
  await read(address())
  // React may render the surroundings of the part again once it is written.
  expect(inserted).toBeGreaterThan(0)
})

test.each(Object.entries(PAGES))('the data of the %s page are one text in it', async (_, address) => {
  const html = await read(address())
  const [, data = ''] = /streamController\.enqueue\((".*?")\);<\/script>/s.exec(html) ?? []
  const values = JSON.parse(JSON.parse(data).split('\n')[0])
  expect(values).toContain('packed')
  expect(values.length).toBeLessThan(40)
})

test.each(Object.entries(PAGES))(
  'nothing in the content of the %s page has an id that depends on what is around it',
  async (_, address) => {
    const html = await read(address())
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('_R_')
  },
)

test.each(Object.entries(PAGES))(
  'pictures that come first on the %s page are preloaded in its head',
  async (_, address) => {
    const html = await read(address())
    const after = html.slice(html.indexOf('</head>'))
    expect(after).not.toContain('rel="preload"')
  },
)

test('a recipe that changed is written anew', async () => {
  const before = await read(PAGES.recipe())
  const name = 'Ďábelské <b>topinky</b>'
  await database.pool.query('update recipe set name = $1 where slug = $2', [name, slug])
  const after = await read(PAGES.recipe())
  expect(before).not.toContain('Ďábelské')
  expect(after).toContain('Ďábelské')
  expect(after).not.toContain(name)
  expect(await read(PAGES.recipe())).toBe(after)
})
