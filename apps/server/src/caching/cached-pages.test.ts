import { createServer, type IncomingHttpHeaders, request as makeRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#server/mounts/app.ts'
import { createPages } from '#server/mounts/pages.ts'
import { commonHeaders } from '#server/mounts/security-headers.ts'
import { cachedPagesFirst } from './cached-pages.ts'

const PAGE = `<!doctype html><link rel="modulepreload" href="/assets/a.js"/><script nonce="NONCE">1</script>${'živina '.repeat(500)}`
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Headers of pages that depend on the visitor. */
const ONES_OWN: Record<string, Record<string, string>> = {
  '/susenka': { 'set-cookie': 'kdo=ja' },
  '/osobni': { 'cache-control': 'private, no-store' },
  '/soukromy': { 'cache-control': 'Private' },
  '/bez-ulozeni': { 'cache-control': 'no-store' },
}

let server: Server
let version: number | null = 1
/** Requests that reached the application. */
let passed: string[] = []

beforeAll(async () => {
  const pages = createPages({
    render: async (request, { nonce }) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/nic') return new Response('nic', { status: 404, headers: HTML })
      const own = ONES_OWN[pathname]
      if (own) return new Response(PAGE, { headers: { ...HTML, ...own } })
      return new Response(PAGE.replace('NONCE', nonce), { headers: HTML })
    },
    keyOf: (pathname, search) => pathname + (/\bq=\w+/.exec(search)?.[0] ?? ''),
    send: async () => new Response(),
    catalogue: { version: () => version },
    public_url: 'https://zivina.example',
    image_url_endpoint: '/images',
    image_folder: 'uploads',
    image_upload_url: '/images/api/v1/files/upload',
    cache_bytes: 1e6,
  })
  const nothing = async () => new Response('nic', { status: 404 })
  const app = createApp({
    api: nothing,
    images: nothing,
    outbox: null,
    standins: [],
    client_dir: null,
    secure: true,
    trust_proxy: false,
    pages: pages.answer,
    admin: nothing,
    log: pino({ level: 'silent' }),
  })
  const listener = getRequestListener(app.fetch)
  server = createServer(
    cachedPagesFirst(pages.cached, commonHeaders(true), (request, response) => {
      passed.push(`${request.method} ${request.url}`)
      return listener(request, response)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  version = (version ?? 0) + 1
  passed = []
})

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Returns the bytes as sent, without decompression. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = makeRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
      const { date: _, ...rest } = response.headers
      resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(await response.toArray()) })
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.each(['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'])(
  'a cached page is answered without the application, exactly as by it (%s)',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted }
    const first = await ask('/recepty?x=1', headers)
    expect(passed).toHaveLength(1)
    const again = await ask('/recepty?x=1', { ...headers, cookie: 'zivina_access=x' })
    expect(passed).toHaveLength(1)
    expect(again).toEqual(first)
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'Accept-Encoding' })
    expect(first.headers['strict-transport-security']).toContain('max-age')
    expect(first.headers['content-security-policy']).toContain('sha256-')
  },
)

test('a browser that has the page gets 304 without the application, exactly as from it', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'br' })
  const condition = { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'br' }
  const cached = await ask('/', condition)
  expect(passed).toHaveLength(1)
  version = (version ?? 0) + 1
  const fromApplication = await ask('/', condition)
  expect(passed).toHaveLength(2)
  expect(cached).toEqual(fromApplication)
  expect(cached.status).toBe(304)
})

test('a page passes through the application once per encoding', async () => {
  await ask('/', { 'accept-encoding': 'br' })
  await ask('/', { 'accept-encoding': 'gzip' })
  expect(passed).toHaveLength(2)
})

test('parameters that a page does not read cause neither a new rendering nor a second cache entry', async () => {
  const first = await ask('/hledani?q=sul')
  for (const query of ['?q=sul&utm_source=dopis', '?x=1&q=sul']) expect(await ask(`/hledani${query}`)).toEqual(first)
  expect(passed).toHaveLength(1)
  await ask('/hledani?q=cukr')
  await ask('/hledani')
  expect(passed).toHaveLength(3)
})

test('a request that is not an ordinary one for a cached page reaches the application', async () => {
  await ask('/')
  passed = []
  expect((await ask('/', {}, 'HEAD')).status).toBe(200)
  expect((await ask('/', {}, 'POST')).status).toBe(405)
  expect((await ask('/', { host: 'a b' })).status).toBe(400)
  await ask('/?q=1#')
  await ask('/x/..')
  await ask('//')
  expect(passed).toHaveLength(6)
})

test('nothing is answered from memory after a change of the catalogue, nor while its state is unknown', async () => {
  await ask('/')
  version = (version ?? 0) + 1
  await ask('/')
  expect(passed).toHaveLength(2)
  version = null
  await ask('/')
  expect(passed).toHaveLength(3)
})

test('scripts wait until the page is drawn', async () => {
  const { body } = await ask('/', { 'accept-encoding': 'identity' })
  expect(body.toString()).toContain('<link rel="late-module" href="/assets/a.js"/>')
})

test('a refusal is never cached', async () => {
  await ask('/nic')
  expect((await ask('/nic')).status).toBe(404)
  expect(passed).toHaveLength(2)
})

test.each(Object.keys(ONES_OWN))('a page that depends on the visitor (%s) is never cached', async (path) => {
  await ask(path)
  await ask(path)
  expect(passed).toHaveLength(2)
})

test.each([
  ['/recepty/', '/recepty'],
  ['//jinde.example/', '/jinde.example'],
  [`/a${'/'.repeat(9000)}b///?x=1`, `/a${'/'.repeat(9000)}b?x=1`],
])('trailing slashes are removed, also where they would name another host (%.30s)', async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([301, location])
})
