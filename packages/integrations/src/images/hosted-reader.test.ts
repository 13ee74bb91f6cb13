import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHostedReader } from './hosted-reader.ts'
import type { PictureReader } from './port.ts'

const BYTES = new Uint8Array([255, 216, 255])
const asked: string[] = []
let service: Server
let endpoint = ''
/** Sends an endless answer without a length. */
let megabytesSent = 0
function* megabytes() {
  for (; megabytesSent < 60; megabytesSent += 1) yield new Uint8Array(1024 ** 2)
}

beforeAll(async () => {
  service = createServer(({ url = '', method = '' }, answer) => {
    asked.push(`${method} ${url}`)
    if (url.startsWith('/zivina/moved')) answer.writeHead(302, { location: '/zivina/photo.jpg' }).end()
    else if (url.startsWith('/zivina/endless')) Readable.from(megabytes()).pipe(answer)
    else if (!url.startsWith('/zivina/photo.jpg?')) answer.writeHead(404).end()
    else
      answer.writeHead(200, { etag: '"one"', 'content-length': BYTES.length }).end(method === 'GET' ? BYTES : undefined)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/zivina`
})
afterAll(() => service.close())

const EMPTY: PictureReader = { details: async () => null, read: async () => null }

test('a picture of the service is requested no wider than a card, and identified by its ETag', async () => {
  const reader = createHostedReader(endpoint, EMPTY)
  expect(await reader.details('photo.jpg')).toEqual({ size: 3, revision: '"one"' })
  expect(await reader.read('photo.jpg')).toEqual(BYTES)
  expect(asked).toEqual(['HEAD /zivina/photo.jpg?tr=w-1200,f-jpg', 'GET /zivina/photo.jpg?tr=w-1200,f-jpg'])
})

test('a missing or moved picture or an answer without ETag is no picture, and a path may not lead elsewhere', async () => {
  const reader = createHostedReader(endpoint, EMPTY)
  for (const path of ['none.jpg', 'moved.jpg']) {
    expect([await reader.details(path), await reader.read(path)]).toEqual([null, null])
  }
  expect(await createHostedReader('http://127.0.0.1:1', EMPTY).read('photo.jpg')).toBeNull()
  await expect(reader.read('../secret')).rejects.toThrow()
})

test('an endless answer is not read to its end', async () => {
  expect(await createHostedReader(endpoint, EMPTY).read('endless.jpg')).toBeNull()
  expect(megabytesSent).toBeLessThan(50)
})

test('a picture in the local store is not requested from the service', async () => {
  const at_hand: PictureReader = { details: async () => ({ size: 1, revision: 'here' }), read: async () => BYTES }
  const reader = createHostedReader('http://127.0.0.1:1', at_hand)
  expect([await reader.details('photo.jpg'), await reader.read('photo.jpg')]).toEqual([
    { size: 1, revision: 'here' },
    BYTES,
  ])
})
