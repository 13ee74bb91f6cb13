import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'

test('a failure is logged without the values of its query, and the answer does not reveal it', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const fail = async (): Promise<never> => {
    const query = 'select from "user" where email = $1'
    const cause = new Error('no connection')
    throw Object.assign(new Error(`Failed query: ${query}\nparams: jana@example.cz`, { cause }), { query })
  }
  const app = createApp({
    api: fail,
    images: fail,
    outbox: fail,
    standins: [],
    pages: fail,
    admin: fail,
    client_dir: null,
    secure: false,
    trust_proxy: false,
    log,
  })
  for (const path of ['/api/health', '/images/a.jpg', '/outbox', '/admin', '/recepty?search=jana%40example.cz']) {
    const answer = await app.request(path)
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(lines).toHaveLength(5)
  for (const line of lines) {
    expect(line).toContain('where email = $1')
    expect(line).toContain('no connection')
    expect(line).not.toContain('jana')
  }
})

test('a call whose client disconnects is aborted', async () => {
  const missing = async () => new Response(null, { status: 404 })
  const { promise: asked, resolve: ask } = Promise.withResolvers<AbortSignal>()
  const api = async ({ signal }: Request) => {
    ask(signal)
    await once(signal, 'abort')
    return new Response()
  }
  const app = createApp({
    api,
    images: missing,
    admin: missing,
    outbox: null,
    standins: [],
    pages: missing,
    client_dir: null,
    secure: false,
    trust_proxy: false,
    log: pino({ level: 'silent' }),
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('POST /api/recipe_import/text HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}')
  const signal = await asked
  expect(signal.aborted).toBe(false)
  client.destroy()
  await expect.poll(() => signal.aborted).toBe(true)
  server.close()
})

test('a full disk is answered with 503 and Retry-After, by the image host in the form of its protocol', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) })
  const fail = async (): Promise<never> => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const app = createApp({
    api: fail,
    images: fail,
    admin: fail,
    outbox: fail,
    standins: [],
    pages: fail,
    client_dir: null,
    secure: false,
    trust_proxy: false,
    log,
  })
  for (const path of ['/images/api/v1/files/upload', '/outbox', '/recepty']) {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    const text = await answer.text()
    expect(text).not.toContain('ENOSPC')
    if (path.startsWith('/images')) expect(JSON.parse(text)).toHaveProperty('help')
  }
  expect(lines).toEqual(['out of resources', 'out of resources', 'out of resources'])
})

test.each(['%', '%E0%A4%A', '%C0%AF', '%zz/dal'])(
  'an address with %s is no page, file or administration',
  async (part) => {
    const asked: string[] = []
    const never = async (): Promise<never> => {
      throw new Error('asked')
    }
    const pages = async ({ url }: Request) => {
      asked.push(url)
      return new Response('Neplatná adresa', { status: 400 })
    }
    const app = createApp({
      api: never,
      images: never,
      outbox: never,
      standins: [],
      pages,
      admin: never,
      client_dir: import.meta.dirname,
      secure: false,
      trust_proxy: false,
      log: pino({ level: 'silent' }),
    })
    for (const path of [`/${part}`, `/admin/${part}`, `/outbox/${part}`, `/${part}.png`, `/assets/${part}.js`]) {
      expect((await app.request(`http://localhost${path}`)).status, path).toBe(400)
    }
    expect(asked).toHaveLength(4)
  },
)
