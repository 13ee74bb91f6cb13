import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServing, type Serving } from '#server/process/serving.ts'
import { repairPath } from './raw-path.ts'

const HOST = 'Host: localhost'
let serving: Serving
let port = 0
/** Requests that reached the application. */
let heard: string[] = []

beforeAll(async () => {
  serving = createServing(pino({ level: 'silent' }))
  const at = { host: '127.0.0.1', port: 0 }
  port = await serving.listen(({ method, url, headers, socket }, response) => {
    heard.push(`${method} ${url}`)
    response.end(JSON.stringify({ url, agent: headers['user-agent'], address: socket.remoteAddress }))
  }, at)
})
afterAll(() => serving.close())

/** Sends bytes and returns everything received until the server ends the connection. */
async function send(...parts: readonly (string | Buffer)[]): Promise<string> {
  heard = []
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(Buffer.concat(parts.map((part) => Buffer.from(part))))
  return Buffer.concat(await socket.toArray()).toString()
}

const request = (line: string, ...headers: string[]) => [line, HOST, ...headers, '', ''].join('\r\n')

test.each([
  ['/recepty/řízek', '/recepty/%C5%99%C3%ADzek'],
  ['/recepty?search=říz%20ek&x', '/recepty?search=%C5%99%C3%ADz%20ek&x'],
  ['/🍏', '/%F0%9F%8D%8F'],
])('the address %s is answered as if a browser had percent-encoded it', async (path, encoded) => {
  const answer = await send(request(`GET ${path} HTTP/1.1`, 'User-Agent: prostý/1'))
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i)
  expect(answer).toContain(JSON.stringify(encoded))
  expect(answer).toContain('"address":"127.0.0.1"')
  expect(heard).toEqual([`GET ${encoded}`])
})

test('letters in an encoding other than UTF-8 arrive unchanged', async () => {
  await send('GET /', Buffer.from([0xf8]), request(' HTTP/1.1'))
  expect(heard).toEqual(['GET /%F8'])
})

test('further requests on the connection are not read', async () => {
  await send(request('GET /ř HTTP/1.1'), request('DELETE /vse HTTP/1.1'))
  expect(heard).toEqual(['GET /%C5%99'])
})

test('an answer under way is not disturbed, and no request is handled twice', async () => {
  await send(request('POST /jednou HTTP/1.1', 'Content-Length: 0'), request('GET /ř HTTP/1.1'))
  expect(heard).toEqual(['POST /jednou'])
})

test.each([
  ['a space in the address', request('GET /a b HTTP/1.1'), 400],
  ['a control character', request('GET /a\x01 HTTP/1.1'), 400],
  ['no HTTP', 'něco\r\n\r\n', 400],
  ['a body, whose length nobody knows yet', request('POST /ř HTTP/1.1', 'Content-Length: 5'), 400],
  ['half a request', `GET /ř HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['headers without end', request('GET / HTTP/1.1', `X: ${'a'.repeat(20_000)}`), 431],
])('%s is refused with a sentence', async (_, bytes, status) => {
  const answer = await send(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .+\r\n\r\n\\w+`, 's'))
  expect(answer).toContain('Connection: close')
  expect(heard).toEqual([])
})

test('a request is repaired only if its address alone made it unreadable', () => {
  const rawPacket = Buffer.from(request('GET /ř HTTP/1.1'))
  const error = Object.assign(new Error('Parse Error'), { code: 'HPE_INVALID_URL', rawPacket, bytesParsed: 5 })
  expect(repairPath(error)?.toString()).toBe(request('GET /%C5%99 HTTP/1.1'))
  expect(repairPath({ ...error, code: 'HPE_INVALID_HEADER_TOKEN' })).toBeNull()
  // The parser was further on: the bytes begin with another request.
  expect(repairPath({ ...error, bytesParsed: 40 })).toBeNull()
})
