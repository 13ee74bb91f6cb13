import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVariantCache } from './variant-cache.ts'

let folder = ''
const bytes = (size: number) => new Uint8Array(size)
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('returns what was stored, and null otherwise', async () => {
  const cache = createVariantCache(folder, 100)
  await cache.put('aa1.webp', bytes(10))
  expect((await cache.get('aa1.webp'))?.byteLength).toBe(10)
  expect(await cache.get('bb1.webp')).toBeNull()
})

test('removes the least recently used variant beyond its limit', async () => {
  const cache = createVariantCache(folder, 100)
  await cache.put('aa1.webp', bytes(40))
  await cache.put('bb1.webp', bytes(40))
  await cache.get('aa1.webp')
  await cache.put('cc1.webp', bytes(40))
  expect(await files()).toEqual(['aa/aa1.webp', 'cc/cc1.webp'])
})

test('removes the least recently used variant of one picture beyond that picture’s limit, and none of another', async () => {
  const cache = createVariantCache(folder, 1000, 2)
  for (const key of ['aa-1.webp', 'bb-1.webp', 'aa-2.webp']) await cache.put(key, bytes(10))
  await cache.get('aa-1.webp')
  await cache.put('aa-3.webp', bytes(10))
  expect(await files()).toEqual(['aa/aa-1.webp', 'aa/aa-3.webp', 'bb/bb-1.webp'])
  const after = createVariantCache(folder, 1000, 2)
  await after.put('aa-4.webp', bytes(10))
  expect((await files()).filter((name) => name.startsWith('aa/aa'))).toHaveLength(2)
})

test('does not store a variant larger than the whole limit', async () => {
  const cache = createVariantCache(folder, 100)
  await cache.put('aa1.webp', bytes(10))
  await cache.put('bb1.webp', bytes(101))
  expect(await files()).toEqual(['aa/aa1.webp'])
})

test('counts the files of an earlier process, removes its partial ones and keeps the order of use', async () => {
  const before = createVariantCache(folder, 100)
  await before.put('aa1.webp', bytes(40))
  await before.put('bb1.webp', bytes(40))
  const abandoned = join(folder, 'aa', '.half.tmp')
  await writeFile(abandoned, bytes(5))
  const old = new Date('2026-01-01T12:00:00Z')
  await utimes(abandoned, old, old)
  await utimes(join(folder, 'bb', 'bb1.webp'), old, old)

  const after = createVariantCache(folder, 100)
  await after.put('cc1.webp', bytes(40))
  expect(await files()).toEqual(['aa/aa1.webp', 'cc/cc1.webp'])
})

test('treats a variant that another process removed as missing, not as an error', async () => {
  const cache = createVariantCache(folder, 100)
  await cache.put('aa1.webp', bytes(40))
  await rm(join(folder, 'aa'), { recursive: true })
  expect(await cache.get('aa1.webp')).toBeNull()
  await cache.put('aa1.webp', bytes(40))
  expect((await cache.get('aa1.webp'))?.byteLength).toBe(40)
})
