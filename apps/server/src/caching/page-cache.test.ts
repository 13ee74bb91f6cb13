import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWithPage, chooseEncoding, createPageCache, toCachedPage } from './page-cache.ts'

const text = `<!doctype html>${'živina '.repeat(500)}`
const page = () =>
  toCachedPage(new TextEncoder().encode(text), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'x',
  })
const get = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers })

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['GZIP', 'gzip'],
  ['br ; q=0.000 , gzip;q=0.1', 'gzip'],
  ['x-br, br-old, gzip-x', 'identity'],
])('Accept-Encoding %s is answered in %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, 5000)).toBe(encoding)
})

test('a small page is not compressed', () => {
  expect(chooseEncoding('br', 200)).toBe('identity')
})

test('every encoding decodes to the same page', async () => {
  const cached = page()
  const read = async (accepted: string) =>
    Buffer.from(await (await answerWithPage(cached, get({ 'accept-encoding': accepted }))).arrayBuffer())
  expect(brotliDecompressSync(await read('br')).toString()).toBe(text)
  expect(gunzipSync(await read('gzip')).toString()).toBe(text)
  expect((await read('identity')).toString()).toBe(text)
})

test('a browser that has the page gets 304 without a policy of its own', async () => {
  const cached = page()
  const first = await answerWithPage(cached, get({ 'accept-encoding': 'br' }))
  const again = await answerWithPage(cached, get({ 'if-none-match': first.headers.get('etag') ?? '' }))
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBeNull()
  expect(first.headers.get('content-security-policy')).toBe('x')
})

test('a page is rendered once until the catalogue changes', async () => {
  let version = 1
  let rendered = 0
  const { read: cached } = createPageCache({ version: () => version }, 1e6)
  const render = async () => {
    rendered++
    return toCachedPage(new TextEncoder().encode(`page ${rendered}`), {})
  }
  await Promise.all([cached('/', render), cached('/', render), cached('/', render)])
  await cached('/', render)
  expect(rendered).toBe(1)
  await cached('/other', render)
  expect(rendered).toBe(2)
  version = 2
  await cached('/', render)
  expect(rendered).toBe(3)
})

test('long addresses count against the size of the cache', async () => {
  const { cached, read } = createPageCache({ version: () => 1 }, 40_000)
  const addresses = ['a', 'b', 'c'].map((letter) => `/?${letter.repeat(4000)}`)
  for (const address of addresses) await read(address, async () => toCachedPage(new TextEncoder().encode('page'), {}))
  expect(addresses.map((address) => cached(address) !== undefined)).toEqual([false, true, true])
})

test.each([
  ['parameters', (number: number) => `/hledani?q=${number}`],
  ['odd spellings', (number: number) => `/${'R'.repeat(number + 1)}`],
  ['encoded letters', (number: number) => `/%${number}`],
])('addresses invented by visitors (%s) evict no other page', async (_, make) => {
  const { cached, read } = createPageCache({ version: () => 1 }, 40_000)
  const render = async () => toCachedPage(new TextEncoder().encode('page'.repeat(100)), {})
  await read('/recepty/svickova-1', render)
  for (let number = 0; number < 200; number += 1) await read(make(number), render)
  expect(cached('/recepty/svickova-1')).toBeDefined()
  expect(cached(make(199))).toBeDefined()
  expect(cached(make(0))).toBeUndefined()
})

test('a cache of size zero stores nothing', async () => {
  const { cached, read } = createPageCache({ version: () => 1 }, 0)
  await read('/', async () => toCachedPage(new TextEncoder().encode('page'), {}))
  expect(cached('/')).toBeUndefined()
})

test('a page rendered while the catalogue changed is not cached', async () => {
  let version = 1
  let rendered = 0
  const { read: cached } = createPageCache({ version: () => version }, 1e6)
  await cached('/', async () => {
    rendered++
    version = 2
    return toCachedPage(new TextEncoder().encode('old'), {})
  })
  version = 1
  await cached('/', async () => {
    rendered++
    return toCachedPage(new TextEncoder().encode('new'), {})
  })
  expect(rendered).toBe(2)
})

test('nothing is cached while the state of the catalogue is unknown, nor an answer that is not a page', async () => {
  let rendered = 0
  const { read: unknown } = createPageCache({ version: () => null }, 1e6)
  const { read: known } = createPageCache({ version: () => 1 }, 1e6)
  const render = async () => {
    rendered++
    return toCachedPage(new TextEncoder().encode('x'), {})
  }
  await unknown('/', render)
  await unknown('/', render)
  expect(rendered).toBe(2)
  const refuse = async () => {
    rendered++
    return new Response('no', { status: 404 })
  }
  const answers = (await Promise.all([known('/', refuse), known('/', refuse)])) as Response[]
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['no', 'no'])
  expect(rendered).toBe(4)
})
