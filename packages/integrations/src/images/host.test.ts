import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkPool } from '@zivina/work/pool'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { createImageHost, type ImageHost, type ImageHostOptions } from './host.ts'
import type { ImageStore } from './port.ts'

const MODERN = 'image/avif,image/webp,image/apng,*/*;q=0.8'
const KEYS = { public_key: 'public_abc', private_key: 'private_xyz' }
const pool = createWorkPool()
let folder = ''
let store: ImageStore
let host: ImageHost
const cacheDir = () => join(folder, 'variants')
const open = (changes: Partial<ImageHostOptions> = {}) =>
  createImageHost({ store, cacheDir: cacheDir(), work: pool, keys: async () => KEYS, ...changes })
afterAll(() => pool.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-images-'))
  store = createFileStore(join(folder, 'pictures'))
  host = open()
  await store.write('recipes/a.webp', await picture('#2e7d4f'))
})
afterEach(() => rm(folder, { recursive: true }))

function picture(background: string): Promise<Uint8Array> {
  return sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .webp()
    .toBuffer()
}

function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const url = new URL(`http://localhost/images/${address}`)
  return host(new Request(url, { headers, method }), url.pathname.slice('/images'.length), 'visitor')
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

async function sizeOf(response: Response): Promise<string> {
  const facts = await sharp(await bytesOf(response)).metadata()
  return `${facts.format} ${facts.width}x${facts.height}`
}

async function variants(): Promise<string[]> {
  const folders = [cacheDir(), `${cacheDir()}-others`]
  const names = await Promise.all(folders.map((one) => readdir(one, { recursive: true }).catch(() => [])))
  return names.flat().filter((name) => name.includes('.'))
}

describe('a picture', () => {
  test('is sent as stored when no transformation is requested', async () => {
    const response = await get('recipes/a.webp')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await bytesOf(response)).toEqual(new Uint8Array((await store.read('recipes/a.webp')) ?? []))
    expect(await variants()).toEqual([])
  })

  test('with metadata is never sent as stored', async () => {
    const tagged = await sharp(await picture('#ffffff'))
      .withExif({ IFD0: { Artist: 'someone' } })
      .jpeg()
      .toBuffer()
    await store.write('photo.jpg', tagged)
    const sent = await sharp(new Uint8Array(await (await get('photo.jpg?tr=f-orig')).arrayBuffer())).metadata()
    expect([sent.format, sent.exif]).toEqual(['jpeg', undefined])
  })

  test.each(['recipes/a.webp?tr=w-100,ar-4-3', 'tr:w-100,ar-4-3/recipes/a.webp', 'tr%3Aw-100%2Car-4-3/recipes/a.webp'])(
    'is transformed by %s',
    async (address) => {
      expect(await sizeOf(await get(address))).toBe('webp 100x75')
    },
  )

  test('may have steps in both positions of one request', async () => {
    expect(await sizeOf(await get('tr:w-100/recipes/a.webp?tr=w-50,h-20,f-png'))).toBe('png 50x20')
  })
})

describe('the format', () => {
  test.each([
    [MODERN, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('is chosen by Accept: %s', async (accept, type) => {
    const response = await get('recipes/a.webp?tr=w-40,f-auto', { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    const sent = await sizeOf(response)
    expect(sent).toBe(`${type === 'image/avif' ? 'heif' : type.slice(6)} 40x40`)
  })

  test('keeps transparency where the client accepts neither AVIF nor WebP', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    await store.write('icon.png', await clear.png().toBuffer())
    expect((await get('icon.png?tr=f-auto', { accept: '*/*' })).headers.get('content-type')).toBe('image/png')
  })

  test('requested by name does not vary with Accept', async () => {
    const response = await get('recipes/a.webp?tr=w-40,f-jpg', { accept: MODERN })
    expect([response.headers.get('content-type'), response.headers.get('vary')]).toEqual(['image/jpeg', null])
  })
})

describe('caching', () => {
  test('lasts a year with a version and a day without', async () => {
    expect((await get('recipes/a.webp?v=7&tr=w-9')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('recipes/a.webp?tr=w-9')).headers.get('cache-control')).toBe('public, max-age=86400')
    expect((await get('recipes/a.webp?v=')).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('renders a variant once, and a new host finds it on disk', async () => {
    const first = await bytesOf(await get('recipes/a.webp?tr=w-40'))
    expect(await variants()).toHaveLength(1)
    host = open({ store: { ...store, read: unreadable(1), locate: async () => null } })
    expect(await bytesOf(await get('recipes/a.webp?tr=w-40'))).toEqual(first)
  })

  test('treats the same request in another notation as one variant', async () => {
    await get('recipes/a.webp?tr=w-40,h-30')
    await get('tr:h-30,w-40/recipes/a.webp')
    expect(await variants()).toHaveLength(1)
  })

  test('lets simultaneous identical requests share one rendering', async () => {
    let reads = 0
    const counting: ImageStore = {
      ...store,
      locate: async () => null,
      read: (path) => {
        reads++
        return store.read(path)
      },
    }
    host = open({ store: counting })
    await get('recipes/a.webp?tr=w-5')
    reads = 0
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('recipes/a.webp?tr=w-60')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(reads).toBe(1)
  })

  test('gives a replaced picture a new tag and new bytes', async () => {
    const before = await get('recipes/a.webp?tr=w-40')
    await store.write('recipes/a.webp', await picture('#f2872e'))
    const after = await get('recipes/a.webp?tr=w-40')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(await bytesOf(after)).not.toEqual(await bytesOf(before))
  })

  test('does not store a picture under its old name if it is replaced while being read', async () => {
    const replacement = await picture('#f2872e')
    let isFirst = true
    let reads = 0
    const replacing: ImageStore = {
      ...store,
      async details(path) {
        const details = await store.details(path)
        if (reads === 1 && isFirst) {
          isFirst = false
          await store.write(path, replacement)
        }
        return details
      },
      locate: async () => null,
      read(path) {
        reads++
        return store.read(path)
      },
    }
    host = open({ store: replacing })
    const before = await get('recipes/a.webp?tr=w-5')
    reads = 1
    const during = await get('recipes/a.webp?tr=w-40')
    const after = await get('recipes/a.webp?tr=w-40')
    expect(before.status).toBe(200)
    expect(during.headers.get('etag')).toBe(after.headers.get('etag'))
    expect(await bytesOf(during)).toEqual(await bytesOf(after))
  })

  test('keeps the folder of variants within its limit', async () => {
    host = open({ maxCacheBytes: 1200 })
    for (const width of [10, 20, 30, 40, 50, 60]) expect((await get(`recipes/a.webp?tr=w-${width}`)).status).toBe(200)
    expect((await variants()).length).toBeLessThan(6)
  })

  test('never evicts variants of pages in favour of others', async () => {
    host = open({ maxCacheBytes: 4000 })
    const page = 'recipes/a.webp?tr=w-160,ar-4-3'
    await get(page)
    const drawn = () => pool.figures().tasks['draw-small-picture']?.done ?? 0
    for (let width = 10; width <= 300; width += 10)
      expect((await get(`recipes/a.webp?tr=w-${width},ar-3-2`)).status).toBe(200)
    const before = drawn()
    expect((await get(page)).status).toBe(200)
    expect(drawn()).toBe(before)
    expect((await variants()).length).toBeLessThan(20)
  })

  function unreadable(allowed: number): ImageStore['read'] {
    let left = allowed
    return (path) => (left-- > 0 ? store.read(path) : Promise.reject(new Error('read again')))
  }
})

describe('conditional and HEAD requests', () => {
  test('a known tag is answered with 304 and no body', async () => {
    const etag = (await get('recipes/a.webp?tr=w-40')).headers.get('etag') ?? ''
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('recipes/a.webp?tr=w-40', { 'if-none-match': value })
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    }
    expect((await get('recipes/a.webp?tr=w-41', { 'if-none-match': etag })).status).toBe(200)
  })

  test('HEAD has the headers of GET', async () => {
    const got = await get('recipes/a.webp?tr=w-40,f-auto', { accept: MODERN })
    const head = await get('recipes/a.webp?tr=w-40,f-auto', { accept: MODERN }, 'HEAD')
    expect([...head.headers]).toEqual([...got.headers])
    expect(Number(head.headers.get('content-length'))).toBe((await got.arrayBuffer()).byteLength)
    expect(await head.text()).toBe('')
  })
})

describe('a refusal', () => {
  async function refusal(address: string) {
    const response = await get(address)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: expect.any(String), help: expect.any(String) })
    return response.status
  }

  test.each(['recipes/b.webp', 'recipes', 'tr:w-10/nowhere/a.webp', 'recipes/%252e%252e/a.webp'])(
    'has status 404 for %s',
    async (address) => {
      expect(await refusal(address)).toBe(404)
    },
  )

  test.each([
    'recipes/a.webp?tr=w-99999',
    'recipes/a.webp?tr=w-4096,h-4096',
    'recipes/a.webp?tr=w-4000,dpr-5',
    'recipes/a.webp?tr=zz-1',
    'tr:w-abc/recipes/a.webp',
    'recipes/..%2f..%2fetc%2fpasswd',
    'recipes/%00a.webp',
    'recipes%5ca.webp',
    '.%2e%2fsecret',
  ])('has status 400 for %s', async (address) => {
    expect(await refusal(address)).toBe(400)
  })

  test.each(['%2e%2e/secret.webp', '..%5csecret.webp', '../secret.webp'])(
    'has status 400 for the unresolved path %s',
    async (pathname) => {
      await sharp(await picture('#000000')).toFile(join(folder, 'secret.webp'))
      expect((await host(new Request('http://localhost/'), pathname, 'visitor')).status).toBe(400)
    },
  )

  test('has status 422 for a damaged picture and for a file that is no picture', async () => {
    await store.write('text.webp', new TextEncoder().encode('no picture at all'))
    await store.write(
      'script.svg',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    const whole = await picture('#123456')
    await store.write('half.webp', whole.subarray(0, whole.byteLength / 2))
    expect(await refusal('text.webp?tr=w-10')).toBe(422)
    expect(await refusal('script.svg')).toBe(422)
    expect(await refusal('half.webp?tr=w-10')).toBe(422)
  })

  test('has status 405 for other methods', async () => {
    const response = await get('recipes/a.webp', {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
