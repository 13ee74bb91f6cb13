import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAll } from '#api/app.ts'
import { CALLS } from '#api/testing/every-call.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { openWorld, type World } from '#api/testing/world.ts'

/** The most statements of a call, whatever the number of rows. */
const STATEMENTS_MAX = 10

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Public calls that read; what other services call is no reading. Roles are in the access matrix. */
const open = ENDPOINTS.filter(({ access, method, webhook }) => access === 'public' && method === 'GET' && !webhook)
const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`
const declared = ENDPOINTS.map(nameOf)

/** The path of the first call of an endpoint. */
async function pathOf(endpoint: EndpointSpec): Promise<string> {
  const given = CALLS[nameOf(endpoint)]
  const prepare = typeof given === 'function' ? given : given?.[0]
  if (!prepare) throw new Error(`${nameOf(endpoint)} has no call.`)
  return (await prepare(world)).path
}

const statements = (path: string) => world.api.statements(() => world.send('GET', { path }))

test('no endpoint is declared twice', () => {
  expect(new Set(declared).size).toBe(declared.length)
})

test('every public call that changes something has a limit per address', () => {
  const free = ENDPOINTS.filter(({ access, method, rate_limits = [] }) => {
    return access === 'public' && method !== 'GET' && !rate_limits.some(({ by }) => by === 'address')
  })
  // A log-in has limits of its own, as known devices must not be refused because of strangers (log-in-attempts.ts). A log-out
  // is always allowed; an invalid token ends nothing and cannot be guessed. Visits are limited in memory, so that no address is stored.
  const names = free.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual(['POST /login', 'POST /logout', 'POST /visit'])
})

test('every endpoint is served, and nothing else but the document', async () => {
  const app = bindAll({
    db: world.api.database.db,
    catalogue: { version: () => null },
    log: { info: () => {}, error: () => {} },
    ...OUTSIDE,
    image_url_endpoint: '/images',
    public_url: 'http://localhost',
  })
  const served = app.routes.map(({ method, path }) => `${method} ${path}`)
  expect(served.toSorted()).toEqual([...declared, 'GET /openapi.json', 'GET /docs', 'GET /docs.css'].toSorted())
})

describe.each(open.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ endpoint }) => {
  test('answers without a log-in', async () => {
    const { status } = await world.send('GET', { path: await pathOf(endpoint) })
    expect(endpoint.empty ? [endpoint.status, 204] : [endpoint.status]).toContain(status)
  })

  test('is kept by no cache where its address is a secret', async () => {
    const { headers } = await world.send('GET', { path: await pathOf(endpoint) })
    const isSecret = endpoint.path.includes('{token}')
    const kept = endpoint.media_type ? 'no-store' : 'public, max-age=0, must-revalidate'
    const isEmpty = headers.get('content-type') === null
    expect(headers.get('cache-control')).toBe(isSecret || isEmpty ? 'no-store' : kept)
  })

  test('opens nothing more with a made-up credential', async () => {
    const path = await pathOf(endpoint)
    for (const authorization of ['Bearer x', 'Bearer null', 'Bearer ']) {
      expect((await world.send('GET', { path, headers: { authorization } })).status).toBe(401)
    }
    // Credentials for a proxy in front of the product are ignored.
    const foreign = await world.send('GET', { path, headers: { authorization: 'Basic YTpi' } })
    expect(foreign.status).toBe((await world.send('GET', { path })).status)
  })

  test('refuses an unknown parameter', async () => {
    const path = await pathOf(endpoint)
    const { status, body } = await world.send('GET', { path: `${path}${path.includes('?') ? '&' : '?'}neznamy=1` })
    expect([status, body.code]).toEqual([400, 'INCORRECT_QUERY_PARAMS'])
  })

  test(`at most ${STATEMENTS_MAX} statements, no more for many rows than for one`, async () => {
    const path = await pathOf(endpoint)
    const many = await statements(path)
    expect(many).toBeLessThanOrEqual(STATEMENTS_MAX)
    if (!('limit' in (endpoint.query?.shape ?? {}))) return
    const ofLimit = (limit: number) => {
      const url = new URL(path, 'http://localhost')
      url.searchParams.set('limit', String(limit))
      return statements(url.pathname + url.search)
    }
    const one = await ofLimit(1)
    expect(await ofLimit(100)).toBeLessThanOrEqual(Math.max(one, many))
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
  const taken = await statements(path)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(STATEMENTS_MAX)
})

test('a recipe takes at most three statements', async () => {
  expect(await statements(`/recipe/${world.recipe.slug}`)).toBeLessThanOrEqual(3)
})
