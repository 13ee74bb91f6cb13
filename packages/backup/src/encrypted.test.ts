import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '@zivina/db/database'
import { openBareDatabase, openTestDatabase } from '@zivina/db/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore/restore.ts'
import { isRecipient, makeKeys, seal, unseal } from './seal.ts'
import { openFolderStore } from './store/folder-store.ts'
import type { BackupStore } from './store/port.ts'
import { allRows, quiet } from './testing.ts'
import { readListing } from './vault.ts'

let folder: string
let database: Database
let store: BackupStore
let keys: { identity: string; recipient: string }
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zivina-záloha-'))
  await mkdir(path.join(folder, 'files'))
  await writeFile(path.join(folder, 'files/guláš.webp'), 'obrázek guláše')
  database = await openTestDatabase()
  store = await openFolderStore(path.join(folder, 'zálohy'))
  keys = await makeKeys()
  const source = { url: database.url, cluster: null, files: path.join(folder, 'files') }
  manifest = await backUp(source, store, quiet({ kind: 'tables', recipient: keys.recipient }))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** Restores into a database and a folder of its own. */
async function restoreWith(identity: string | null): Promise<{ data_dir: string; rows: Record<string, string[]> }> {
  const bare = await openBareDatabase()
  const data_dir = await mkdtemp(path.join(folder, 'cíl-'))
  try {
    await restore(store, { data_dir, database_url: bare.url }, { identity, tell: () => undefined })
    return { data_dir, rows: await allRows(bare) }
  } finally {
    await bare.close()
  }
}

it('is opened by its key alone', async () => {
  expect(manifest.is_encrypted).toBe(true)
  const { data_dir, rows } = await restoreWith(keys.identity)
  expect(rows).toEqual(await allRows(database))
  expect(await readFile(path.join(data_dir, 'files/guláš.webp'), 'utf8')).toBe('obrázek guláše')
  await expect(restoreWith(null)).rejects.toThrow('is encrypted: give its key')
  await expect(restoreWith((await makeKeys()).identity)).rejects.toThrow('the key is not its own')
})

it('an object that differs in one byte is named, with the file that it belongs to', async () => {
  const listing = await readListing(store, manifest, keys.identity)
  const object = listing.pictures[0]?.object ?? ''
  const file = path.join(folder, 'zálohy', object)
  const bytes = await readFile(file)
  const damaged = Buffer.from(bytes)
  damaged[damaged.length - 3] = (damaged.at(-3) ?? 0) ^ 1
  await writeFile(file, damaged)
  await expect(restoreWith(keys.identity)).rejects.toThrow(`The object ${object} (files/guláš.webp) is damaged`)
  await rm(file)
  await expect(restoreWith(keys.identity)).rejects.toThrow(`The object ${object} is missing`)
  await writeFile(file, bytes)
})

it('contents of any size come back as they were', async () => {
  for (const size of [0, 1, 65_535, 65_536, 65_537, 3_000_000]) {
    const contents = Buffer.alloc(size, 'ž')
    const file = path.join(folder, 'sealed')
    await seal(Readable.from([contents]), file, keys.recipient)
    const opened = await unseal(Readable.from([await readFile(file)]), keys.identity)
    expect(Buffer.concat(await opened.toArray()).equals(contents)).toBe(true)
  }
})

it('a recipient is told from other texts', () => {
  expect(isRecipient(keys.recipient)).toBe(true)
  for (const text of ['', 'age1', keys.identity, `${keys.recipient}x`]) expect(isRecipient(text)).toBe(false)
})
