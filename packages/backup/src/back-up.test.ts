import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BackupUnderWay, backUp } from './back-up.ts'
import { restore } from './restore/restore.ts'
import { openFolderStore } from './store/folder-store.ts'
import type { BackupStore } from './store/port.ts'
import { allPictures, allRows, type Kitchen, openKitchen, quiet, reopen } from './testing.ts'
import { readManifests } from './vault.ts'

let kitchen: Kitchen
let store: BackupStore
beforeAll(async () => {
  kitchen = await openKitchen()
  store = await openFolderStore(kitchen.place)
  await kitchen.database.pool.query('create table written (n int primary key, t text)')
  await kitchen.database.pool.query(`insert into written select n, repeat('ř', 200) from generate_series(1, 20000) n`)
})
afterAll(() => kitchen.close())

/** What does not depend on the kind is tested with the small one. */
const TABLES = quiet({ kind: 'tables' })
const SILENT = { identity: null, tell: () => undefined }

it('a cluster that was backed up under writes has every row of before, and no row beyond a gap', async () => {
  const { pool } = kitchen.database
  let last = 20_000
  let writing = true
  const load = (async () => {
    while (writing) {
      last += 1
      await pool.query('insert into written values ($1, $2)', [last, 'meanwhile'])
    }
  })()
  const manifest = await backUp(kitchen.source, store, quiet())
  writing = false
  await load
  expect(manifest.counts.pictures).toBe(2)
  const data_dir = path.join(kitchen.folder, 'restored')
  await restore(store, { data_dir, database_url: null }, SILENT)
  const database = await reopen(data_dir)
  const { rows } = await database.pool.query<{ n: number; most: number }>(
    'select count(*)::int as n, max(n) as most from written',
  )
  await database.pool.query('create extension amcheck')
  await database.pool.query(`select bt_index_check('written_pkey', true)`)
  await database.close()
  expect(rows[0]?.n).toBeGreaterThanOrEqual(20_000)
  expect(rows[0]?.most).toBe(rows[0]?.n)
  expect(await allPictures(data_dir)).toEqual(await allPictures(kitchen.data_dir))
})

it('a backup at rest is restored row by row, and a second one stores only what is new', async () => {
  const before = await store.list('objects/')
  await writeFile(path.join(kitchen.data_dir, 'files/uploads/nová.webp'), 'nová')
  const manifest = await backUp(kitchen.source, store, quiet())
  const added = (await store.list('objects/')).length - before.length
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(manifest.objects.length / 4)
  const data_dir = path.join(kitchen.folder, 'restored-whole')
  const restored = await restore(store, { data_dir, database_url: null }, SILENT)
  expect(restored.stamp).toBe(manifest.stamp)
  const database = await reopen(data_dir)
  expect(await allRows(database)).toEqual(await allRows(kitchen.database))
  await database.close()
  expect(await allPictures(data_dir)).toEqual(await allPictures(kitchen.data_dir))
})

it('of two backups at once one is refused, and the other one is whole', async () => {
  const results = await Promise.allSettled([1, 2].map(() => backUp(kitchen.source, store, TABLES)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(BackupUnderWay)
})

it('only the owner may read backups', async () => {
  expect((await stat(kitchen.place)).mode & 0o777).toBe(0o700)
  const [first = ''] = await store.list('objects/')
  expect((await stat(path.join(kitchen.place, first))).mode & 0o777).toBe(0o600)
})

it('a failed backup is none, and the next one removes what it left', async () => {
  const { manifests } = await readManifests(store)
  let puts = 0
  const full: BackupStore = {
    ...store,
    put: async (name, file) => {
      puts += 1
      if (puts > 1) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      await store.put(name, file)
    },
  }
  await kitchen.database.pool.query(`update written set t = 'změněno'`)
  await expect(backUp(kitchen.source, full, TABLES)).rejects.toThrow('no space')
  expect((await readManifests(store)).manifests).toEqual(manifests)
  await backUp(kitchen.source, store, TABLES)
  expect((await readManifests(store)).manifests.length).toBe(manifests.length + 1)
  expect(await readdir(path.join(store.spool, 'objects'))).toEqual([])
})

it('what was stored is read back before it is called a backup', async () => {
  await kitchen.database.pool.query(`update written set t = 'jinak'`)
  const broken: BackupStore = {
    ...store,
    put: async (name, file) => {
      if (name.startsWith('objects/')) await writeFile(file, 'zničeno')
      await store.put(name, file)
    },
  }
  await expect(backUp(kitchen.source, broken, TABLES)).rejects.toThrow(/The object objects\/.* is damaged/)
})

it('a folder that is not empty is not restored over', async () => {
  const target = { data_dir: kitchen.data_dir, database_url: null }
  await expect(restore(store, target, SILENT)).rejects.toThrow('is not empty')
})
