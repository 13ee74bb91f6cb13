import { endpoint } from '@zivina/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readActor } from '#api/account/sessions/authenticate.ts'
import { DECLARED } from '#api/areas.ts'
import { ApiError, ContractBreach } from '#api/kernel/errors/api-error.ts'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'
import { OUTSIDE } from '#api/testing/outside.ts'
import { bind } from './bind.ts'
import type { App, Handlers, Services } from './scope.ts'
import { createApp, serve } from './server.ts'

const Thing = z.object({ name: z.string(), size: z.number().nullable() })
const things = {
  read: endpoint({
    method: 'GET',
    path: '/thing/{name}',
    access: 'public',
    summary: 'One thing.',
    params: z.object({ name: z.string().max(10) }),
    query: z.strictObject({ size: z.string().regex(/^\d+$/).transform(Number).optional() }),
    status: 200,
    response: Thing,
    errors: ['NOT_FOUND'],
  }),
  make: endpoint({
    method: 'POST',
    path: '/thing',
    access: 'public',
    summary: 'Makes a thing.',
    body: z.object({ name: z.string(), size: z.number().nullable() }),
    status: 201,
    response: Thing,
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/thing/{name}',
    access: 'admin',
    summary: 'Removes a thing.',
    params: z.object({ name: z.string() }),
    status: 204,
    response: z.void(),
    errors: [],
  }),
}

let base: TestApi
beforeAll(async () => {
  base = await openTestApi()
})
afterAll(() => base.close())

const handlers: Handlers<typeof things> = {
  read: async (_, { params, query }) => ({ name: params.name, size: query.size ?? null }),
  make: async (_, { body }) => body,
  remove: async () => {
    throw new Error('reached without permission')
  },
}

function servicesFor(strict: boolean): Services {
  return {
    db: base.database.db,
    catalogue: { version: () => null },
    log: { info: () => {}, error: () => {} },
    ...OUTSIDE,
    image_url_endpoint: '/images',
    public_url: 'http://localhost',
    strict_responses: strict,
  }
}

function serveThings(given: Partial<Handlers<typeof things>> = {}, strict = true) {
  const app = createApp(servicesFor(strict), { readActor, declared: DECLARED })
  bind(app, things, { ...handlers, ...given })
  const fetch = serve(app)
  return (path: string, init?: RequestInit) => fetch(new Request(`http://localhost/api${path}`, init))
}

const post = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } })

describe('binding', () => {
  test('passes parsed input to the handler, and its answer to the caller', async () => {
    const response = await serveThings()('/thing/ladle?size=3')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ name: 'ladle', size: 3 })
  })

  test.each([true, false])('removes fields that the contract does not declare (strict %s)', async (strict) => {
    const leaky = async () => ({ name: 'ladle', size: null, password: 'secret' })
    const response = await serveThings({ read: leaky }, strict)('/thing/ladle')
    expect(await response.json()).toEqual({ name: 'ladle', size: null })
  })

  test('throws in strict mode for an answer that breaks the contract', async () => {
    const wrong = (async () => ({ name: 'ladle', size: 'big' })) as unknown as typeof handlers.read
    await expect(serveThings({ read: wrong })('/thing/ladle')).rejects.toThrow(ContractBreach)
  })

  test('throws in strict mode for a code that the contract does not list', async () => {
    const wrong: typeof handlers.read = async () => {
      throw new ApiError('EMPTY_DAY')
    }
    await expect(serveThings({ read: wrong })('/thing/ladle')).rejects.toThrow('EMPTY_DAY')
  })

  test('refuses a call without access before its input is read', async () => {
    const response = await serveThings()('/thing/x?unknown=1', { method: 'DELETE' })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('does not compile with a missing handler or a wrongly typed field', () => {
    // @ts-expect-error `remove` is missing.
    const incomplete: Handlers<typeof things> = { read: handlers.read, make: handlers.make }
    // @ts-expect-error `size` is a number or null.
    const wrong: Handlers<typeof things>['read'] = async () => ({ name: 'ladle', size: 'big' })
    expect([incomplete, wrong]).toHaveLength(2)
  })
})

describe('paths', () => {
  const best = endpoint({
    method: 'GET',
    path: '/thing/best',
    access: 'public',
    summary: 'The best thing.',
    status: 200,
    response: Thing,
    errors: [],
  })
  const parts = endpoint({ ...best, path: '/thing/{name}/parts', params: things.read.params })
  const partsOfBest = endpoint({ ...best, path: '/thing/best/parts' })
  const bindBest = (app: App) =>
    bind(app, { best, partsOfBest }, { best: async () => the('best'), partsOfBest: async () => the('its parts') })
  const bindThings = (app: App) => {
    bind(app, things, handlers)
    bind(app, { parts }, { parts: async () => the('some parts') })
  }
  const the = (name: string) => ({ name, size: null })

  test.each([
    ['parameters first', [bindThings, bindBest]],
    ['words first', [bindBest, bindThings]],
  ])('a fixed word is never taken for a parameter, bound with %s', async (_, binders) => {
    const app = createApp(servicesFor(true), { readActor, declared: DECLARED })
    for (const bindSome of binders) bindSome(app)
    const fetch = serve(app)
    const names = ['/thing/best', '/thing/ladle', '/thing/best/parts', '/thing/ladle/parts'].map(async (path) => {
      const response = await fetch(new Request(`http://localhost/api${path}`))
      return (await response.json()).name
    })
    expect(await Promise.all(names)).toEqual(['best', 'ladle', 'its parts', 'some parts'])
  })

  test('a method that a path lacks is refused with the list of its methods, whatever the spelling of the path', async () => {
    const app = createApp(servicesFor(true), { readActor, declared: DECLARED })
    for (const bindSome of [bindThings, bindBest]) bindSome(app)
    const refused = await serve(app)(new Request('http://localhost/api/thing/ladle', { method: 'PATCH' }))
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, DELETE, HEAD, OPTIONS'])
  })
})

describe('bodies', () => {
  test('a valid one is answered with the status of the contract', async () => {
    const response = await serveThings()('/thing', post('{"name":"ladle","size":null}'))
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', '{', 'null', '"text"', '{"name":"\\u0000","size":1}'])('%j is refused', async (body) => {
    const response = await serveThings()('/thing', post(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'SOMETHING_MISSING' })
  })

  test('errors are reported field by field', async () => {
    const response = await serveThings()('/thing', post('{"size":"big"}'))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ name: [{ code: 'required' }], size: [{ code: 'number' }] })
  })

  test.each([
    ['told in advance', { 'content-length': String(1024 * 1024 + 1) }],
    ['told by nobody', {}],
  ])('more than a megabyte is refused, with the length %s', async (_, headers) => {
    const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024), size: null })
    const init = { ...post(body), headers: { 'content-type': 'application/json', ...headers } }
    const response = await serveThings()('/thing', init)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    // The rest of the body would be taken for the next call.
    expect(response.headers.get('connection')).toBe('close')
  })

  test.each([
    ['arrays', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('endlessly nested %s are refused', async (_, nest) => {
    for (const depth of [50, 100_000]) {
      const response = await serveThings()('/thing', post(`{"name":"x","size":${nest(depth)}}`))
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'SOMETHING_MISSING' })
    }
    const shallow = await serveThings()('/thing', post(`{"name":"x","size":${nest(10)}}`))
    expect(await shallow.json()).toMatchObject({ size: [{ code: 'number' }] })
  })
})
