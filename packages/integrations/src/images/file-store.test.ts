import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileStore, isDiskFull } from './file-store.ts'
import { ImageHostError } from './image-host-error.ts'

let folder = ''
const root = () => join(folder, 'pictures')
const bytes = new TextEncoder().encode('picture')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a written picture can be read and described', async () => {
  const store = createFileStore(root())
  const written = await store.write('recipes/a.webp', bytes)
  expect(written.size).toBe(bytes.byteLength)
  expect(await store.details('recipes/a.webp')).toEqual(written)
  expect(new TextDecoder().decode((await store.read('recipes/a.webp')) ?? undefined)).toBe('picture')
})

test('replacing a picture changes its revision and leaves nothing behind', async () => {
  const store = createFileStore(root())
  const first = await store.write('a.webp', bytes)
  const second = await store.write('a.webp', bytes)
  expect(second.revision).not.toBe(first.revision)
  expect(await readdir(root())).toEqual(['a.webp'])
})

test.each(['missing.webp', 'recipes', 'recipes/a.webp/b.webp', 'nowhere/a.webp'])('%s is missing', async (path) => {
  const store = createFileStore(root())
  await store.write('recipes/a.webp', bytes)
  expect(await store.details(path)).toBeNull()
  expect(await store.read(path)).toBeNull()
})

test.each(['../secret', 'recipes/../../secret', '/etc/passwd', '..\\secret', 'a\0.webp', '', '.'])(
  '%j is refused in every operation',
  async (path) => {
    await writeFile(join(folder, 'secret'), 'secret')
    const store = createFileStore(root())
    await expect(store.read(path)).rejects.toThrow(ImageHostError)
    await expect(store.details(path)).rejects.toThrow(ImageHostError)
    await expect(store.write(path, bytes)).rejects.toThrow(ImageHostError)
  },
)

test('a symbolic link out of the store is used neither for reading nor for writing', async () => {
  await mkdir(root())
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink(folder, join(root(), 'out'))
  await symlink(join(folder, 'secret'), join(root(), 'secret.webp'))
  const store = createFileStore(root())
  expect(await store.read('out/secret')).toBeNull()
  expect(await store.read('secret.webp')).toBeNull()
  await expect(store.write('out/new.webp', bytes)).rejects.toThrow(/out of the store/)
  expect(await readdir(folder)).not.toContain('new.webp')
})

test('a removed picture is missing, and nothing else is touched', async () => {
  const store = createFileStore(root())
  await store.write('recipes/a.webp', bytes)
  await store.write('recipes/b.webp', bytes)
  await store.remove('recipes/a.webp')
  await store.remove('recipes/a.webp')
  await store.remove('recipes')
  await expect(store.remove('../secret')).rejects.toThrow(ImageHostError)
  expect([await store.read('recipes/a.webp'), (await store.read('recipes/b.webp'))?.byteLength]).toEqual([null, 7])
})

test('a picture is located as a file of this machine, and nothing outside the store is', async () => {
  await mkdir(root())
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink(join(folder, 'secret'), join(root(), 'secret.webp'))
  const store = createFileStore(root())
  await store.write('recipes/a.webp', bytes)
  const file = (await store.locate?.('recipes/a.webp')) ?? ''
  expect(new Uint8Array(await readFile(file))).toEqual(bytes)
  expect([await store.locate?.('secret.webp'), await store.locate?.('recipes/none.webp')]).toEqual([null, null])
  await expect(store.locate?.('../secret')).rejects.toThrow(ImageHostError)
})

test('a full disk is told apart from other failures', () => {
  const failure = (code: string) => Object.assign(new Error(code), { code })
  expect(['ENOSPC', 'EDQUOT', 'EACCES'].map((code) => isDiskFull(failure(code)))).toEqual([true, true, false])
})
