import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ImageKit from '@imagekit/nodejs'
import { createWorkPool } from '@zivina/work/pool'
import type { TaskFigures, WorkPool } from '@zivina/work/port'
import { type Holder, openHolder } from '@zivina/work/testing/held'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { createImageHost, type ImageHost } from './host.ts'
import { photo } from './testing/files.ts'

const KEYS = { public_key: 'public_abc', private_key: 'private_xyz' }
const ORIGIN = 'http://localhost'
const THUMBNAIL = 'recipes/a.jpg?tr=w-160,ar-4-3,f-auto'
const NOBODY: TaskFigures = {
  running: 0,
  waiting: 0,
  done: 0,
  failed: 0,
  refused: 0,
  timed_out: 0,
  out_of_memory: 0,
  cancelled: 0,
  busy_ms: 0,
}
let folder = ''
let pool: WorkPool
let holder: Holder
let host: ImageHost
/** The finished drawings, in order. */
let order: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-load-'))
  const store = createFileStore(join(folder, 'pictures'))
  await store.write('recipes/a.jpg', await photo(1600, 1100).jpeg().toBuffer())
  pool = createWorkPool({ processes: 2 })
  holder = openHolder()
  order = []
  const run: WorkPool['run'] = async (task, input, options) => {
    const output = await pool.run(task, input, options)
    order.push(`${task.name} for ${options.who}`)
    return output
  }
  const work = { ...pool, run }
  host = createImageHost({ store, cacheDir: join(folder, 'variants'), work, keys: async () => KEYS })
})
afterEach(async () => {
  await pool.close()
  holder.close()
  await rm(folder, { recursive: true })
})

function get(address: string, who = 'stranger', signal?: AbortSignal): Promise<Response> {
  const url = new URL(`${ORIGIN}/images/${address}`)
  return host(new Request(url, { signal: signal ?? null }), url.pathname.slice('/images'.length), who)
}

const figures = (size: 'small' | 'large') => pool.figures().tasks[`draw-${size}-picture`] ?? NOBODY
const drawn = () => figures('small').done + figures('large').done
const isWaiting = (count: number, size: 'small' | 'large') =>
  expect.poll(() => figures(size).waiting, { timeout: 30_000 }).toBe(count)

/** Keeps both processes busy until the returned function ends them. */
async function occupy(): Promise<(...names: string[]) => Promise<void>> {
  const held = new Map(['one', 'two'].map((name) => [name, holder.hold(pool, name)]))
  await expect.poll(() => holder.begun().length, { timeout: 30_000 }).toBe(2)
  return async (...names) => {
    holder.letGo(...names)
    await Promise.all(names.map((name) => held.get(name)))
  }
}

/** Forty large published variants of different heights. */
const RATIOS = ['4-3', '3-2', '16-9', '5-3', '8-5']
const large = (index: number) =>
  `recipes/a.jpg?tr=w-${1200 + 50 * (index % 8)},ar-${RATIOS[Math.floor(index / 8)]},f-webp,q-99`

test('sizes that no page needs are refused before anything is drawn', async () => {
  const heights = Array.from({ length: 40 }, (_, index) => 2701 - index)
  const answers = await Promise.all(
    heights.map((height) => get(`recipes/a.jpg?tr=w-4000,h-${height},c-force,f-avif,q-99`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(400))
  expect((await get(THUMBNAIL)).status).toBe(200)
  expect(drawn()).toBe(1)
})

test('a thumbnail requested after forty large pictures whose clients disconnected is drawn next', async () => {
  const letGo = await occupy()
  const leaving = new AbortController()
  const asked = Array.from({ length: 40 }, (_, index) => get(large(index), 'stranger', leaving.signal))
  await expect.poll(() => figures('large'), { timeout: 30_000 }).toMatchObject({ waiting: 10, refused: 30 })
  leaving.abort()
  await Promise.all(asked)
  await isWaiting(0, 'large')
  const thumbnail = get(THUMBNAIL)
  await isWaiting(1, 'small')
  await letGo('one')
  expect((await thumbnail).status).toBe(200)
  expect([figures('small').done, figures('large').done, figures('large').cancelled]).toEqual([1, 0, 10])
  await letGo('two')
})

test('small pictures are drawn before waiting large ones, and one address has only a few places for these', async () => {
  const letGo = await occupy()
  const asked = Array.from({ length: 40 }, (_, index) => get(large(index)))
  await isWaiting(10, 'large')
  await expect.poll(() => figures('large').refused, { timeout: 30_000 }).toBe(30)
  const thumbnail = get(THUMBNAIL, 'reader')
  await isWaiting(1, 'small')
  await letGo('one')
  expect((await thumbnail).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(30).fill(503)])
  expect(order).toEqual(['draw-small-picture for reader', ...Array(10).fill('draw-large-picture for stranger')])
  await letGo('two')
})

test('a refusal has a Retry-After', async () => {
  const letGo = await occupy()
  const asked = Array.from({ length: 11 }, (_, index) => get(large(index)))
  const refused = await Promise.race(asked)
  expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([503, true])
  await letGo('one', 'two')
  await Promise.all(asked)
})

test('a picture that another address requested first does not wait for that address’s turn', async () => {
  const letGo = await occupy()
  const ahead = Array.from({ length: 6 }, (_, index) => get(`recipes/a.jpg?tr=w-${100 + 10 * index}`))
  const strangers = get(THUMBNAIL)
  await isWaiting(7, 'small')
  const readers = get(THUMBNAIL, 'reader')
  await isWaiting(8, 'small')
  await letGo('one')
  expect((await Promise.all([readers, strangers, ...ahead])).map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(order.slice(0, 3)).toEqual(['stranger', 'reader', 'stranger'].map((who) => `draw-small-picture for ${who}`))
  await letGo('two')
})

test('addresses that fill the whole queue lose a place to one that has none', async () => {
  const letGo = await occupy()
  const sides = Array.from({ length: 40 }, (_, index) => 10 + 10 * index)
  const asked = ['stranger', 'other'].flatMap((who, person) => [
    ...sides.map((side) => get(`recipes/a.jpg?tr=${person === 0 ? 'w' : 'h'}-${side},q-50`, who)),
    ...Array.from({ length: 10 }, (_, index) => get(large(person * 10 + index), who)),
  ])
  await expect.poll(() => figures('small').waiting + figures('large').waiting, { timeout: 30_000 }).toBe(100)
  const thumbnail = get(THUMBNAIL, 'reader')
  await expect.poll(() => figures('large').refused, { timeout: 30_000 }).toBe(1)
  await letGo('one', 'two')
  expect((await thumbnail).status).toBe(200)
  expect((await Promise.all(asked)).filter(({ status }) => status === 503)).toHaveLength(1)
})

test('a picture being drawn is cached although its only client disconnected', async () => {
  const letGo = await occupy()
  const leaving = new AbortController()
  const asked = get(THUMBNAIL, 'stranger', leaving.signal)
  await isWaiting(1, 'small')
  holder.letGo('one')
  const begun = () => figures('small').running + figures('small').done
  await expect.poll(begun, { interval: 1, timeout: 30_000 }).toBe(1)
  leaving.abort()
  await asked
  const kept = async () =>
    (await readdir(join(folder, 'variants'), { recursive: true })).some((name) => /^..\/[^.]/.test(name))
  await expect.poll(kept, { timeout: 30_000 }).toBe(true)
  expect((await get(THUMBNAIL)).status).toBe(200)
  expect(drawn()).toBe(1)
  await letGo('two')
})

test('a signed address gets any size, and changing it does not get another one', async () => {
  const kit = new ImageKit({ privateKey: KEYS.private_key })
  const transformation = [{ width: 401, height: 299 }]
  const src = kit.helper.buildSrc({
    urlEndpoint: `${ORIGIN}/images`,
    src: 'recipes/a.jpg',
    transformation,
    signed: true,
  })
  const address = src.slice(`${ORIGIN}/images/`.length)
  const { width, height } = await sharp(await (await get(address)).arrayBuffer()).metadata()
  expect([width, height]).toEqual([401, 299])
  expect((await get(address.replace('h-299', 'h-298'))).status).toBe(401)
  expect((await get('recipes/a.jpg?tr=w-401,h-299')).status).toBe(400)
})
