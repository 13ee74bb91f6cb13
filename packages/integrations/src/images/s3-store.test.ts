import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { ImageHostError } from './image-host-error.ts'
import type { ImageStore } from './port.ts'
import { createLayeredStore, createS3Store } from './s3-store.ts'

/** The key of the S3 server on this machine. */
const KEY = { key: 'S3RVER', secret: 'S3RVER' }
const bytes = new TextEncoder().encode('picture')

let folder = ''
let server: S3rver
let endpoint = ''
let store: ImageStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-s3-'))
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  store = createS3Store({ endpoint, bucket: 'pictures', region: 'us-east-1', ...KEY })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('a bucket', () => {
  test('returns what was put into it', async () => {
    const written = await store.write('uploads/users/a_b.webp', bytes)
    expect(written.size).toBe(bytes.byteLength)
    expect(await store.details('uploads/users/a_b.webp')).toEqual(written)
    expect(new TextDecoder().decode((await store.read('uploads/users/a_b.webp')) ?? undefined)).toBe('picture')
  })

  test('tells a replaced picture from the former one', async () => {
    const first = await store.write('a.webp', bytes)
    const second = await store.write('a.webp', new TextEncoder().encode('another'))
    expect(second.revision).not.toBe(first.revision)
  })

  test('returns null for a path without a picture, and for one that was removed', async () => {
    expect([await store.details('none.webp'), await store.read('none.webp')]).toEqual([null, null])
    await store.write('gone.webp', bytes)
    await store.remove('gone.webp')
    await store.remove('gone.webp')
    expect(await store.read('gone.webp')).toBeNull()
  })

  test.each(['../secret', 'a/../../b', '', 'a\0'])('%j is refused', async (path) => {
    await expect(store.read(path)).rejects.toThrow(ImageHostError)
    await expect(store.write(path, bytes)).rejects.toThrow(ImageHostError)
    await expect(store.remove(path)).rejects.toThrow(ImageHostError)
  })

  test('fails with another key or a missing bucket, instead of reporting a missing picture', async () => {
    const other = createS3Store({ endpoint, bucket: 'pictures', region: 'us-east-1', key: 'NOBODY', secret: 'wrong' })
    await expect(other.write('a.webp', bytes)).rejects.toThrow('403')
    const nowhere = createS3Store({ endpoint, bucket: 'nowhere', region: 'us-east-1', ...KEY })
    await expect(nowhere.write('a.webp', bytes)).rejects.toThrow(/no such bucket/)
  })
})

test('is read after local files, and receives new pictures', async () => {
  const files = createFileStore(join(folder, 'files'))
  await files.write('recipes/a.webp', bytes)
  const both = createLayeredStore(files, store)
  await both.write('uploads/b.webp', bytes)
  expect([await files.read('uploads/b.webp'), (await both.read('uploads/b.webp'))?.byteLength]).toEqual([null, 7])
  expect((await both.details('recipes/a.webp'))?.size).toBe(7)
  await both.remove('uploads/b.webp')
  await both.remove('recipes/a.webp')
  expect([await both.read('uploads/b.webp'), (await both.read('recipes/a.webp'))?.byteLength]).toEqual([null, 7])
})
