import { seedDemoAccounts } from '@zivina/api/account/entry/accounts/demo/demo-accounts'
import { createApi } from '@zivina/api/app'
import { OUTSIDE } from '@zivina/api/testing/outside'
import type { Database } from '@zivina/db/database'
import { openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, demoSession } from '../testing/demo-session.ts'
import { isPersonal } from './page-session.ts'
import { createPages, type RenderPage } from './pages.ts'

const SITE = 'http://localhost:3000'
let database: Database
let api: ReturnType<typeof createApi>
let pages: ReturnType<typeof createPages>
let rendered = 0

/** Renders the person it is for, and the API's answer on their behalf. */
const render: RenderPage = async (request, { session, send }) => {
  rendered += 1
  const guid = session?.token_data?.user_guid ?? crypto.randomUUID()
  const answer = await send(new Request(`${SITE}/api/user/${guid}`))
  const shown = { path: new URL(request.url).pathname, session, api: answer.status }
  return new Response(JSON.stringify(shown), { headers: { 'content-type': 'text/html' } })
}

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDemoAccounts(database.db)
  const log = { info: () => {}, error: () => {} }
  const places = { public_url: SITE, image_url_endpoint: '/images' }
  api = createApi({
    ...OUTSIDE,
    db: database.db,
    log,
    catalogue: { version: () => 1 },
    ...places,
  })
  const send = (request: Request, origin: { address: string }) => api.fetch(request, origin)
  const uploads = { image_upload_url: '/images/api/v1/files/upload', image_folder: 'uploads' }
  const kept = { keyOf: (pathname: string) => pathname, catalogue: { version: () => 1 }, cache_bytes: 1e6 }
  pages = createPages({ render, send, ...kept, ...places, ...uploads })
})
afterAll(() => database.close())

const logIn = (name: string) => demoSession(api, SITE, name)

async function open(path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const response = await pages.answer(new Request(`${SITE}${path}`, { headers: { cookie } }), '203.0.113.1')
  return { response, shown: JSON.parse(await response.text()) }
}

describe('a personal page', () => {
  test('is rendered for its owner, again at each request, and never cached', async () => {
    const cookies = await logIn('user')
    const before = rendered
    const { response, shown } = await open('/uzivatel', cookies)
    await open('/uzivatel', cookies)
    expect(rendered - before).toBe(2)
    expect(shown).toMatchObject({ api: 200, session: { refusal: null, token_data: { username: 'demo-user' } } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    for (const path of ['/uzivatel', '/Uzivatel', '/%75zivatel']) {
      await open(path, cookies)
      expect(pages.cached(path)).toBeUndefined()
    }
  })

  test('shows each of two people their own', async () => {
    const [one, other] = [await logIn('user'), await logIn('premium')]
    const names = await Promise.all([one, other].map(async (cookies) => (await open('/uzivatel', cookies)).shown))
    expect(names.map(({ session }) => session.token_data.username)).toEqual(['demo-user', 'demo-premium'])
  })

  test('renews a session whose access token has expired, and the browser stores the new one', async () => {
    const { zivina_access: _, ...cookies } = await logIn('user')
    const first = await open('/uzivatel/profil', cookies)
    expect(first.shown.api).toBe(200)
    const renewed = cookiesOf(first.response)
    expect(Object.keys(renewed).sort()).toEqual([
      'zivina_access',
      'zivina_refresh',
      'zivina_settings',
      'zivina_token_data',
    ])
    expect(renewed.zivina_refresh).not.toBe(cookies.zivina_refresh)
    expect((await open('/uzivatel/profil', renewed)).shown.api).toBe(200)
  })

  test('without a session is rendered for no one', async () => {
    const { shown } = await open('/admin')
    expect(shown).toMatchObject({ api: 401, session: { token_data: null, refusal: null } })
  })

  test.each([
    [{ zivina_access: 'nonsense' }, 'EXPIRED_TOKEN'],
    [{ zivina_refresh: 'nonsense' }, 'EXPIRED_TOKEN'],
    [{ zivina_access: '%%%', zivina_refresh: '%00' }, 'EXPIRED_TOKEN'],
  ])('with the cookies %j makes the browser delete them', async (cookies, refusal) => {
    const { response, shown } = await open('/uzivatel', cookies)
    expect(shown).toMatchObject({ api: 401, session: { token_data: null, refusal } })
    for (const line of response.headers.getSetCookie()) expect(line).toContain('Max-Age=0')
    expect(response.headers.getSetCookie()).toHaveLength(4)
  })

  test('of a banned person says so', async () => {
    const cookies = await logIn('affiliate')
    await database.pool.query(`update "user" set is_banned = true where email = 'affiliate@zivina.example'`)
    expect((await open('/uzivatel', cookies)).shown).toMatchObject({ api: 401, session: { refusal: 'BANNED_USER' } })
  })
})

test('a public page is the same for every visitor, whoever requests it first', async () => {
  const cookies = await logIn('user')
  const { response, shown } = await open('/recepty', cookies)
  expect(shown).toMatchObject({ api: 401, session: null })
  expect(response.headers.getSetCookie()).toEqual([])
  const before = rendered
  expect((await open('/recepty')).shown).toEqual(shown)
  expect(rendered).toBe(before)
  expect(Buffer.from(pages.cached('/recepty')?.body ?? []).toString()).toBe(JSON.stringify(shown))
})

test.each([
  ['/uzivatel', true],
  ['/uzivatel.data', true],
  ['/uzivatel/profil-a-objednavky', true],
  ['/objednavka', true],
  ['/objednavka-konzultace', true],
  ['/potvrzeni-objednavky.data', true],
  ['/Uzivatel', true],
  ['/%75zivatel', true],
  ['/admin/billing', true],
  ['/prihlasit', true],
  ['/sdileny-jidelnicek/abc', true],
  ['/sdileny-seznam/abc', true],
  ['/sdileny-seznam/abc.data', true],
  ['/sdileny-seznamek', false],
  ['/uzivatelsky-navod', false],
  ['/recepty', false],
  ['/', false],
])('%s is personal: %s', (path, personal) => {
  expect(isPersonal(path)).toBe(personal)
})
