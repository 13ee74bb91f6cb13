import { readFixtures } from '@zivina/content/testing'
import { ENDPOINTS } from '@zivina/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAll } from '#api/app.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'

/** What everybody may read. A path here is one that exists in the starter catalogue or among the sample texts. Roles are in the access matrix. */
const MATRIX: Record<string, { path: string; anonymous: number }> = {
  'GET /health': { path: '/health', anonymous: 200 },
  'GET /ready': { path: '/ready', anonymous: 200 },
  'GET /recipe': { path: '/recipe', anonymous: 200 },
  'GET /recipe/{slug}': { path: '/recipe/{slug}', anonymous: 200 },
  'GET /recipe/{slug}/similar': { path: '/recipe/{slug}/similar', anonymous: 200 },
  'GET /ingredient': { path: '/ingredient', anonymous: 200 },
  'GET /ingredient/in_recipes': { path: '/ingredient/in_recipes', anonymous: 200 },
  'GET /ingredient/names': { path: '/ingredient/names?guids={guid}', anonymous: 200 },
  'GET /ingredient/{guid}': { path: '/ingredient/{guid}', anonymous: 200 },
  'GET /food_category': { path: '/food_category', anonymous: 200 },
  'GET /tag': { path: '/tag', anonymous: 200 },
  'GET /public_profile': { path: '/public_profile', anonymous: 200 },
  'GET /public_profile/{slug}': { path: '/public_profile/eva-mala', anonymous: 200 },
  'GET /article': { path: '/article', anonymous: 200 },
  'GET /article/{slug}': { path: '/article/ukazka-bilkoviny', anonymous: 200 },
  'GET /guide': { path: '/guide', anonymous: 200 },
  'GET /guide/{slug}': { path: '/guide/hubnuti-zacatek', anonymous: 200 },
  'GET /recipe/{slug}/review': { path: '/recipe/{slug}/review', anonymous: 200 },
  'GET /photo_gallery': { path: '/photo_gallery?recipe={guid}', anonymous: 200 },
  'GET /service': { path: '/service', anonymous: 200 },
  'GET /page/{slug}': { path: '/page/ukazka', anonymous: 200 },
  'GET /riddle': { path: '/riddle', anonymous: 200 },
  'GET /search_all': { path: '/search_all?search=brambory', anonymous: 200 },
  'GET /oauth': { path: '/oauth', anonymous: 200 },
  'GET /news': { path: '/news', anonymous: 200 },
  'GET /news/load_news_user': { path: '/news/load_news_user', anonymous: 200 },
  'GET /contact_form/challenge': { path: '/contact_form/challenge', anonymous: 200 },
  'GET /mail/unsubscribe': { path: '/mail/unsubscribe?token=x', anonymous: 303 },
}

/** Most statements a call may take, whatever the number of rows. */
const STATEMENTS_MAX = 10

let api: TestApi
let fill: (path: string) => string
beforeAll(async () => {
  api = await openTestApi({ seeded: true, library: await readFixtures() })
  const { rows } = await api.database.pool.query('select r.slug, r.ingredient_guids[1] as guid from recipe r limit 1')
  fill = (path) => path.replace('{slug}', rows[0].slug).replace('{guid}', rows[0].guid)
})
afterAll(() => api.close())

const open = ENDPOINTS.filter(({ access, method }) => access === 'public' && method === 'GET')
const declared = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)

test('every public reading endpoint is listed, and nothing else', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(open.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(new Set(declared).size).toBe(declared.length)
})

test('whatever anybody may do, they may do so many times from one address alone', () => {
  const free = ENDPOINTS.filter(({ access, method, rate_limits = [] }) => {
    return access === 'public' && method !== 'GET' && !rate_limits.some(({ by }) => by === 'address')
  })
  // A log-in counts by itself, as known devices are not to be refused for what strangers do (log-in-attempts.ts). A person
  // may always log out; a token that is none ends nothing and cannot be guessed.
  expect(free.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /login', 'POST /logout'])
})

test('every endpoint is served, and nothing beyond them but the document', async () => {
  const app = bindAll({
    db: api.database.db,
    catalogue: { version: () => null },
    log: { info: () => {}, error: () => {} },
    ...OUTSIDE,
    image_url_endpoint: '/images',
    public_url: 'http://localhost',
  })
  const served = app.routes.map(({ method, path }) => `${method} ${path}`)
  expect(served.toSorted()).toEqual([...declared, 'GET /openapi.json', 'GET /docs', 'GET /docs.css'].toSorted())
})

describe.each(Object.entries(MATRIX))('%s', (_, { path, anonymous }) => {
  test('anonymous', async () => {
    expect((await api.fetch(fill(path))).status).toBe(anonymous)
  })

  test('a made-up credential opens nothing more', async () => {
    for (const authorization of ['Bearer x', 'Bearer null', 'Bearer ']) {
      expect((await api.fetch(fill(path), { headers: { authorization } })).status).toBe(401)
    }
    // What a proxy in front of us asks for is none of our business.
    expect((await api.fetch(fill(path), { headers: { authorization: 'Basic YTpi' } })).status).toBe(anonymous)
  })

  test('a parameter that it does not know is refused', async () => {
    const { status, body } = await api.refusal(`${fill(path)}${path.includes('?') ? '&' : '?'}neznamy=1`)
    expect([status, body.code]).toEqual([400, 'INCORRECT_QUERY_PARAMS'])
  })

  test(`at most ${STATEMENTS_MAX} statements, no more for many rows than for one`, async () => {
    const call = fill(path)
    const many = await api.statements(call)
    expect(many).toBeLessThanOrEqual(STATEMENTS_MAX)
    if (!/^\/(recipe|ingredient|ingredient\/in_recipes|search_all)(\?|$)/.test(path)) return
    const join = call.includes('?') ? '&' : '?'
    const one = await api.statements(`${call}${join}limit=1`)
    expect(await api.statements(`${call}${join}limit=100`)).toBeLessThanOrEqual(Math.max(one, many))
  })
})

test.each([
  '/recipe?ordering=-salt_in_total&limit=100&offset=100',
  '/recipe?ordering=-salt_in_total&offset=100000',
  '/recipe?search=kure&tags=rychl%C3%A9&creator=eva-mala',
  '/ingredient?limit=100&offset=290',
  '/ingredient?search=brambory&limit=100',
  '/search_all?search=bramborackka',
])('GET %s takes at most ten statements', async (path) => {
  const statements = await api.statements(path)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(STATEMENTS_MAX)
})

test('a recipe takes three statements at most', async () => {
  expect(await api.statements(fill('/recipe/{slug}'))).toBeLessThanOrEqual(3)
})
