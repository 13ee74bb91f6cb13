import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createWorkPool } from '@zivina/work/pool'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSmallDisk, type SmallDisk, waysToFillDisk } from '../testing/small-disk.ts'
import { createFileStore } from './file-store.ts'
import { createImageHost, type ImageHost } from './host.ts'

const KEYS = { public_key: 'public_abc', private_key: 'private_xyz' }
const pool = createWorkPool()
afterAll(() => pool.close())

describe.each(waysToFillDisk())('on a full disk (%s)', (way) => {
  let disk: SmallDisk
  let host: ImageHost
  const cacheDir = () => join(disk.folder, 'variants')

  beforeEach(async () => {
    disk = await openSmallDisk(way, 4)
    const store = createFileStore(join(disk.folder, 'pictures'))
    const picture = { width: 400, height: 400, channels: 3, background: '#2e7d4f' } as const
    await store.write('a.webp', await sharp({ create: picture }).webp().toBuffer())
    host = createImageHost({ store, cacheDir: cacheDir(), work: pool, keys: async () => KEYS })
  })
  afterEach(async () => {
    await disk.free(process.pid).catch(() => {})
    await disk.remove()
  })

  const ask = async (width: number) => {
    const answer = await host(new Request(`http://localhost/images/a.webp?tr=w-${width}`), '/a.webp', 'visitor')
    return [answer.status, (await sharp(await answer.arrayBuffer()).metadata()).width]
  }
  const kept = async () => {
    const folders = [cacheDir(), `${cacheDir()}-others`]
    const names = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [])))
    return names.flat().filter((name) => name.includes('.'))
  }

  test('a variant that cannot be cached is answered all the same, and cached once there is room', async () => {
    expect(await ask(100)).toEqual([200, 100])
    await disk.fill(process.pid)
    expect(await ask(120)).toEqual([200, 120])
    expect(await ask(100)).toEqual([200, 100])
    expect(await kept()).toHaveLength(1)
    await disk.free(process.pid)
    expect(await ask(120)).toEqual([200, 120])
    expect(await kept()).toHaveLength(2)
  })

  test('variants are answered even if their folder cannot be made, which is retried', async () => {
    await disk.fill(process.pid)
    expect(await ask(100)).toEqual([200, 100])
    await disk.free(process.pid)
    expect(await ask(100)).toEqual([200, 100])
    expect(await kept()).toHaveLength(1)
  })
})
