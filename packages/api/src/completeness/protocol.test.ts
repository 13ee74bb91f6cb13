import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#api/testing/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ seeded: true })
})
afterAll(() => api.close())

describe('methods', () => {
  test('not supported by a known path are answered with 405 and the list of its methods', async () => {
    const response = await api.fetch('/recipe', { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  test('are listed by OPTIONS', async () => {
    const response = await api.fetch('/recipe/x', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe('GET, PATCH, DELETE, HEAD, OPTIONS')
  })

  test('include HEAD, which answers like GET without the body', async () => {
    const response = await api.fetch('/recipe', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBeNull()
    expect(await response.text()).toBe('')
  })

  test('of an unknown path are answered with a JSON 404', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await api.fetch('/nothing', { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('revalidation', () => {
  test('of a public answer works by its tag', async () => {
    const first = await api.fetch('/recipe')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const second = await api.fetch('/recipe', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(etag)
  })

  test('needs the tag of the same answer', async () => {
    const etag = (await api.fetch('/recipe')).headers.get('etag') ?? ''
    const other = await api.fetch('/recipe?limit=3', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('is not offered for an error, which is never cached', async () => {
    const response = await api.fetch('/recipe/nothing')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
  })
})

describe('request ids and the log', () => {
  test('a sane id of the client is used, in the answer and in the log', async () => {
    const response = await api.fetch('/recipe?search=tajemství', { headers: { 'x-request-id': 'abc-1.2_3' } })
    expect(response.headers.get('x-request-id')).toBe('abc-1.2_3')
    const line = api.log.find(({ fields }) => fields.request_id === 'abc-1.2_3')
    expect(line?.fields).toMatchObject({ method: 'GET', route: '/recipe', status: 200, ms: expect.any(Number) })
    expect(JSON.stringify(api.log)).not.toMatch(/tajemstv/)
  })

  test.each(['x'.repeat(65), 'a b', 'a"b', ''])('the id %j is replaced', async (given) => {
    const response = await api.fetch('/health', { headers: { 'x-request-id': given } })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('every kind of answer has an id', async () => {
    for (const [path, method] of [
      ['/recipe', 'GET'],
      ['/recipe', 'PUT'],
      ['/recipe', 'OPTIONS'],
      ['/nothing', 'GET'],
      ['/recipe?x=1', 'GET'],
      ['/docs', 'GET'],
    ] as const) {
      const response = await api.fetch(path, { method })
      expect(response.headers.get('x-request-id'), `${method} ${path}`).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})
