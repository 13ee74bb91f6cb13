import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServing, type Serving } from './serving.ts'

/** Longer than the half second after which the adapter's clean-up, switched off here, would close the connection. */
const GIVES_UP_MS = 700

let serving: Serving
let port = 0
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  serving = createServing(pino({ level: 'silent' }))
  // Refuses like the API: it checks whether there is a body, and does not read it.
  const refuse = async (asked: Request) => {
    const headers = new URL(asked.url).pathname === '/closing' ? { connection: 'close' } : undefined
    return new Response(asked.body === null ? 'nic' : 'něco', { status: 401, ...(headers ? { headers } : {}) })
  }
  port = await serving.listen(getRequestListener(refuse, { autoCleanupIncoming: false }), {
    host: '127.0.0.1',
    port: 0,
  })
})
afterAll(async () => {
  agent.destroy()
  await serving.close()
})

function send(method: string, bytes: number): Promise<{ status: number | undefined; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, port, host: '127.0.0.1', method, headers: { 'content-length': bytes } },
      (answer) => {
        answer.on('end', () => resolve({ status: answer.statusCode, reused: asked.reusedSocket }))
        answer.resume()
      },
    )
    asked.on('error', reject)
    asked.end(Buffer.alloc(bytes))
  })
}

test('after a refusal before the end of a large body the connection serves the next request', async () => {
  expect(await send('POST', 900_000)).toEqual({ status: 401, reused: false })
  await sleep(GIVES_UP_MS)
  expect(await send('GET', 0)).toEqual({ status: 401, reused: true })
  expect(await send('POST', 900_000)).toEqual({ status: 401, reused: true })
  expect(await send('POST', 10)).toEqual({ status: 401, reused: true })
})

/** Sends the beginning of a large body and no more, and waits for the answer. */
async function begin(path: string): Promise<{ isClosed: () => boolean; end: () => void }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (piece) => {
    text += piece
  })
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\nx`)
  await expect.poll(() => text).toMatch(/^HTTP\/1\.1 401/)
  return { isClosed: () => socket.destroyed, end: () => socket.destroy() }
}

test.each([
  ['/', 4],
  ['/closing', 0],
])('of 40 clients with refused bodies each is answered (%s), and %i keep their connection', async (path, kept) => {
  const begun = await Promise.all(Array.from({ length: 40 }, () => begin(path)))
  expect(await send('GET', 0)).toMatchObject({ status: 401 })
  await expect.poll(() => begun.filter(({ isClosed }) => !isClosed()).length, { timeout: 5000 }).toBe(kept)
  for (const { end } of begun) end()
})
