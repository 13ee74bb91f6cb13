import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import { createWorkPool } from '@zivina/work/pool'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import type { UploadPatience } from './receive-upload.ts'
import { photo } from './testing/files.ts'
import { createMemoryLedger } from './testing/memory-ledger.ts'
import { createUploadHost, type UploadHost } from './upload-host.ts'
import { signUpload } from './upload-signature.ts'

const KEYS = { public_key: 'public_abc', private_key: 'private_xyz' }
const UPLOAD = '/api/v1/files/upload'
const MARK = 'x'.repeat(20)
const pool = createWorkPool()
afterAll(() => pool.close())

let folder = ''
let register: ReturnType<typeof createMemoryLedger>
let host: UploadHost
let jpeg = Buffer.alloc(0)
/** Ends the bodies that are still open. */
const ends: (() => void)[] = []

function open(patience?: UploadPatience): void {
  const store = createFileStore(join(folder, 'files'))
  const rest = { keys: async () => KEYS, url_endpoint: 'https://zivina.example/images', tempDir: join(folder, 'temp') }
  host = createUploadHost({ store, ledger: register.ledger, work: pool, ...rest, ...(patience && { patience }) })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-upload-load-'))
  register = createMemoryLedger()
  jpeg = await photo().jpeg().toBuffer()
  open()
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await expect.poll(() => readdir(join(folder, 'temp')).catch(() => [])).toEqual([])
  await rm(folder, { recursive: true })
})

const field = (name: string, value: string) =>
  `--${MARK}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const FILE = `--${MARK}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`

/** The form fields of a permit for an owner. */
function proof(owner: string): string {
  const token = crypto.randomUUID()
  register.permits.set(token, owner)
  const expire = Math.floor(Date.now() / 1000) + 1800
  const signature = signUpload(KEYS.private_key, token, expire)
  const fields = {
    publicKey: KEYS.public_key,
    token,
    expire,
    signature,
    folder: `uploads/users/${owner}`,
    fileName: 'a.jpg',
  }
  return Object.entries(fields)
    .map(([name, value]) => field(name, String(value)))
    .join('')
}

type Sending = { from?: string; headers?: Record<string, string>; every?: { part: string; ms: number } }

async function send(body: BodyInit, { from = '203.0.113.5', headers = {} }: Sending = {}): Promise<Response> {
  const type = { 'content-type': `multipart/form-data; boundary=${MARK}` }
  const init = { method: 'POST', body, headers: { ...type, ...headers }, duplex: 'half' } as RequestInit
  const answer = await host(new Request(`https://zivina.example/images${UPLOAD}`, init), UPLOAD, from)
  if (answer === null) throw new Error('not answered')
  return answer
}

/** A body that begins with a text and continues one part at a time, or never. */
function slow(start: string, { every }: Pick<Sending, 'every'> = {}): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(start))
      timer = every && setInterval(() => controller.enqueue(Buffer.from(every.part)), every.ms)
      ends.push(() => {
        clearInterval(timer)
        try {
          controller.close()
        } catch {
          // The stream was cancelled already.
        }
      })
    },
    cancel: () => clearInterval(timer),
  })
}

const whole = (owner: string) =>
  Buffer.concat([Buffer.from(proof(owner) + FILE), jpeg, Buffer.from(`\r\n--${MARK}--\r\n`)])
const begun = (count: number) =>
  expect.poll(async () => (await readdir(join(folder, 'temp')).catch(() => [])).length).toBe(count)
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('an upload with a valid permit', () => {
  const slowly = { every: { part: 'a', ms: 9000 } }

  test.each([
    ['the same address', () => '203.0.113.5'],
    ['as many addresses', (index: number) => `198.51.100.${index}`],
  ])('succeeds while 24 slow uploads without a permit come from %s', async (_, from) => {
    const start = `--${MARK}\r\nContent-Disposition: form-data; name="fileName"\r\n\r\n`
    for (let index = 0; index < 24; index++) void send(slow(start, slowly), { from: from(index) })
    await settle()
    for (let index = 0; index < 4; index++) expect((await send(whole('jana'))).status).toBe(200)
  })

  test('succeeds while a hundred uploads without a permit hold a file each', async () => {
    const answers = Array.from({ length: 100 }, (_, index) =>
      send(slow(`${FILE}abc`, slowly), { from: `198.51.100.${index % 50}` }),
    )
    await begun(4)
    expect((await send(whole('jana'))).status).toBe(200)
    const refused = await Promise.race(answers)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  })

  test('succeeds while forged permits arrive slowly', async () => {
    const forged = proof('nobody').replace(/name="signature"\r\n\r\n.*/, `name="signature"\r\n\r\n${'a'.repeat(40)}`)
    for (let index = 0; index < 30; index++) expect((await send(slow(`${forged + FILE}abc`))).status).toBe(400)
    expect((await send(whole('jana'))).status).toBe(200)
  })

  test('succeeds beside another owner who holds as many places as allowed', async () => {
    for (let index = 0; index < 6; index++) void send(slow(`${proof('petr') + FILE}abc`))
    await begun(6)
    const more = await send(whole('petr'))
    expect([more.status, more.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await send(whole('jana'))).status).toBe(200)
  })

  test('gets 503 while 24 others with valid permits are under way, and then succeeds', async () => {
    const people = ['petr', 'eva', 'ota', 'iva']
    const others = people.flatMap((owner) =>
      Array.from({ length: 6 }, () => send(slow(`${proof(owner) + FILE}abc`), { from: owner })),
    )
    await begun(24)
    expect((await send(whole('jana'))).status).toBe(503)
    for (const end of ends.splice(0)) end()
    await Promise.all(others)
    expect((await send(whole('jana'))).status).toBe(200)
  })

  test('by the server’s own key succeeds as well', async () => {
    const authorization = `Basic ${Buffer.from(`${KEYS.private_key}:`).toString('base64')}`
    for (let index = 0; index < 24; index++) void send(slow(field('a', 'b')), { from: `198.51.100.${index}` })
    await settle()
    const body = Buffer.concat([
      Buffer.from(field('folder', 'contact') + FILE),
      jpeg,
      Buffer.from(`\r\n--${MARK}--\r\n`),
    ])
    expect((await send(body, { headers: { authorization } })).status).toBe(200)
  })
})

test('a picture that exceeds the memory limit is refused for its size, and leaves nothing behind', async () => {
  const small = createWorkPool({ memory_mb: 40 })
  const store = createFileStore(join(folder, 'files'))
  const rest = { keys: async () => KEYS, url_endpoint: '', tempDir: join(folder, 'temp') }
  host = createUploadHost({ store, ledger: register.ledger, work: small, ...rest })
  // Cleaning it takes many times the interval at which the memory is checked.
  jpeg = await photo(4000, 3000).jpeg().toBuffer()
  const answer = await send(whole('jana'))
  expect([answer.status, await answer.json()]).toMatchObject([400, { help: IMAGE_REFUSALS.too_many_pixels }])
  expect(register.images.size).toBe(0)
  await small.close()
})

describe('a sender who is too slow', () => {
  test('to send a permit is disconnected', async () => {
    open({ proof_ms: 30, window_ms: 60_000, whole_ms: 60_000 })
    const answer = await send(slow(field('a', 'b'), { every: { part: 'a', ms: 5 } }))
    expect(answer.status).toBe(408)
  })

  test('to begin the file is disconnected too, even with a permit', async () => {
    open({ proof_ms: 30, window_ms: 60_000, whole_ms: 60_000 })
    expect((await send(slow(proof('jana')))).status).toBe(408)
  })

  test('with the file is disconnected, which frees the place', async () => {
    open({ proof_ms: 60_000, window_ms: 30, whole_ms: 60_000 })
    const all = Array.from({ length: 6 }, () =>
      send(slow(`${proof('jana') + FILE}abc`, { every: { part: 'a', ms: 5 } })),
    )
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(6).fill(408))
    open()
    expect((await send(whole('jana'))).status).toBe(200)
  })

  test('altogether is disconnected, however much has arrived', async () => {
    open({ proof_ms: 60_000, window_ms: 60_000, whole_ms: 50 })
    const part = 'a'.repeat(1000)
    expect((await send(slow(`${proof('jana') + FILE}abc`, { every: { part, ms: 5 } }))).status).toBe(408)
  })

  test('is not one who sends enough', async () => {
    open({ proof_ms: 60_000, window_ms: 500, whole_ms: 60_000 })
    const part = 'a'.repeat(60_000)
    const sent = send(slow(`${proof('jana') + FILE}abc`, { every: { part, ms: 5 } }))
    await new Promise((resolve) => setTimeout(resolve, 1600))
    for (const end of ends.splice(0)) end()
    // The only problem is that it ends early.
    expect((await sent).status).toBe(400)
  })
})
