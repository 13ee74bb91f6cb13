import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { createBodyReceiver } from './large-body.ts'

const MAX = 200_000
let bodies_dir: string
beforeEach(async () => {
  bodies_dir = await mkdtemp(join(tmpdir(), 'large-body-'))
})
afterEach(() => rm(bodies_dir, { recursive: true }))

const open = (patience?: Parameters<typeof createBodyReceiver>[2]) =>
  createBodyReceiver({ bodies_dir }, { body_max_bytes: MAX }, patience)
const request = (body: BodyInit | null, signal?: AbortSignal) =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    duplex: 'half',
    ...(signal ? { signal } : {}),
  } as RequestInit)
/** A body of which nothing arrives after its first bytes. */
const unfinished = () => new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) })
const codeOf = (receiving: Promise<unknown>) =>
  receiving.then(
    () => null,
    (error) => (isApiError(error) ? error.code : error),
  )

it('A large body is a file until the call is answered, and then it is gone', async () => {
  const { body, discard } = await open()(request('x'.repeat(MAX)), 'me')
  expect((await readFile(body.file, 'utf8')).length).toBe(MAX)
  await discard()
  expect(await readdir(bodies_dir)).toEqual([])
})

it('A body that exceeds its limit without announcing its size is refused and leaves nothing behind', async () => {
  const pieces = new ReadableStream({
    start: (stream) => {
      for (let count = 0; count < 3; count += 1) stream.enqueue(new Uint8Array(MAX / 2))
      stream.close()
    },
  })
  expect(await codeOf(open()(request(pieces), 'me'))).toBe('PAYLOAD_TOO_LARGE')
  expect(await readdir(bodies_dir)).toEqual([])
})

it('A missing body is refused', async () => {
  expect(await codeOf(open()(request(null), 'me'))).toBe('SOMETHING_MISSING')
})

it('A sender that stops sending is refused and leaves nothing behind', async () => {
  const receive = open({ window_ms: 20, whole_ms: 60_000 })
  expect(await codeOf(receive(request(unfinished()), 'me'))).toBe('SERVICE_UNAVAILABLE')
  expect(await codeOf(open({ window_ms: 60_000, whole_ms: 20 })(request(unfinished()), 'me'))).toBe(
    'SERVICE_UNAVAILABLE',
  )
  expect(await readdir(bodies_dir)).toEqual([])
})

it('One person may send two large bodies at once, six more wait, and none takes the place of another person', async () => {
  const receive = open()
  const gone = new AbortController()
  const sending = [1, 2].map(() => codeOf(receive(request(unfinished(), gone.signal), 'me')))
  await expect.poll(() => readdir(bodies_dir)).toHaveLength(2)
  const left = new AbortController()
  const impatient = codeOf(receive(request('{}', left.signal), 'me'))
  const waiting = Array.from({ length: 5 }, () => receive(request('{}'), 'me'))
  expect(await codeOf(receive(request('{}'), 'me'))).toBe('SERVICE_UNAVAILABLE')
  left.abort()
  expect(await impatient).toBe('SERVICE_UNAVAILABLE')
  const { discard } = await receive(request('{}'), 'another')
  await discard()
  expect(await readdir(bodies_dir)).toHaveLength(2)
  gone.abort()
  await Promise.all(sending)
  for (const received of waiting) await (await received).discard()
  expect(await readdir(bodies_dir)).toEqual([])
})

it('Eight large bodies are received at once, and a ninth person is asked to try again', async () => {
  const receive = open()
  const gone = new AbortController()
  const senders = Array.from({ length: 8 }, (_, number) => `person ${number}`)
  const sending = senders.map((sender) => codeOf(receive(request(unfinished(), gone.signal), sender)))
  await expect.poll(() => readdir(bodies_dir)).toHaveLength(8)
  await expect(receive(request('{}'), 'a ninth')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retry_after: 5 })
  gone.abort()
  await Promise.all(sending)
  await (await receive(request('{}'), 'a ninth')).discard()
})
