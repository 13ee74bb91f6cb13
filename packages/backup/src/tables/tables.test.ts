import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buildUser } from '@zivina/db/build/account/user'
import type { Database } from '@zivina/db/database'
import { knownMigrations, migrateDatabase, migrateToEarlier } from '@zivina/db/migrate'
import { openBareDatabase, openTestDatabase } from '@zivina/db/testing/database'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp } from '#backup/back-up.ts'
import { manifestName } from '#backup/manifest.ts'
import { restore } from '#backup/restore/restore.ts'
import { openStore } from '#backup/store/open-store.ts'
import type { BackupStore } from '#backup/store/port.ts'
import { sweep } from '#backup/sweep.ts'
import { allRows, quiet } from '#backup/testing.ts'
import { readManifests } from '#backup/vault.ts'

let folder: string
let bucket: S3rver
let store: BackupStore
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zivina-tables-'))
  const configureBuckets = [{ name: 'backups', configs: [] }]
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets,
  })
  const { port } = await bucket.run()
  const access = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }
  store = await openStore('s3://backups/zivina', { access, spool: path.join(folder, 'spool') })
  database = await openTestDatabase({ seeded: true })
  await buildUser(database.db, { username: 'Žofie Řehořová' })
})
afterAll(async () => {
  await database.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})

const source = (url: string) => ({ url, cluster: null, files: path.join(folder, 'none') })

/** Restores into a database of its own and looks at it. */
async function restored<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const bare = await openBareDatabase()
  try {
    const data_dir = await mkdtemp(path.join(folder, 'target-'))
    await restore(store, { data_dir, database_url: bare.url }, { identity: null, tell: () => undefined })
    return await look(bare)
  } finally {
    await bare.close()
  }
}

it('the starter catalogue goes through a bucket into another database, row by row', async () => {
  const manifest = await backUp(source(database.url), store, quiet({ kind: 'tables' }))
  expect(manifest.counts.rows).toBeGreaterThan(1000)
  expect(await restored(allRows)).toEqual(await allRows(database))
})

it('constraints hold and triggers run again after a restore', async () => {
  await restored(async ({ pool }) => {
    const { rows } = await pool.query(
      `select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'D'`,
    )
    expect(rows).toEqual([{ n: 0 }])
    const keys = `select count(*)::int as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
    expect((await pool.query(keys)).rows).toEqual((await database.pool.query(keys)).rows)
  })
})

it('a backup of an earlier schema is restored at that schema, and then migrated', async () => {
  const old = await openBareDatabase()
  const count = 20
  await migrateToEarlier(old.pool, count)
  await backUp(source(old.url), store, quiet({ kind: 'tables' }))
  await old.close()
  await restored(async ({ pool }) => {
    const applied = () => pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    expect((await applied()).rows).toEqual([{ n: count }])
    await migrateDatabase(pool)
    expect((await applied()).rows).toEqual([{ n: knownMigrations().length }])
  })
})

it('a backup of a newer product is refused with a sentence', async () => {
  const { manifests } = await readManifests(store)
  const [newest] = manifests
  const newer = { ...newest, schema: { migrations: 9999, last: 'unknown' } }
  const read: BackupStore['read'] = async (name) =>
    name === manifestName(newest?.stamp ?? '') ? Readable.from([Buffer.from(JSON.stringify(newer))]) : store.read(name)
  const target = { data_dir: path.join(folder, 'newer'), database_url: null }
  const attempt = restore({ ...store, read }, target, { identity: null, tell: () => undefined })
  await expect(attempt).rejects.toThrow('was made by a newer version of the product (9999 migrations')
})

it('a database with tables is not restored over', async () => {
  const target = { data_dir: path.join(folder, 'empty'), database_url: database.url }
  const attempt = restore(store, target, { identity: null, tell: () => undefined })
  await expect(attempt).rejects.toThrow('The database is not empty')
})

it('an interrupted restore leaves no row, and the next one begins anew', async () => {
  const bare = await openBareDatabase()
  const target = { data_dir: path.join(folder, 'interrupted'), database_url: bare.url }
  let reads = 0
  const read: BackupStore['read'] = async (name) => {
    if (name.startsWith('objects/')) reads += 1
    if (reads > 5) throw new Error('the network is gone')
    return store.read(name)
  }
  await backUp(source(database.url), store, quiet({ kind: 'tables' }))
  const options = { identity: null, tell: () => undefined }
  await expect(restore({ ...store, read }, target, options)).rejects.toThrow('the network is gone')
  const { rows } = await bare.pool.query('select count(*)::int as n from recipe')
  expect(rows).toEqual([{ n: 0 }])
  await restore(store, target, options)
  expect(await allRows(bare)).toEqual(await allRows(database))
  await bare.close()
})

it('what no remaining backup needs is removed', async () => {
  const before = await store.list('objects/')
  const inTwoYears = new Date(Date.now() + 2 * 365 * 86_400_000)
  const expired = await sweep(store, inTwoYears)
  expect(expired.length).toBeGreaterThan(0)
  const { manifests } = await readManifests(store)
  const needed = new Set(manifests.flatMap(({ objects }) => objects.map(({ name }) => name)))
  const after = await store.list('objects/')
  expect(after.length).toBeLessThan(before.length)
  expect(after.toSorted()).toEqual([...needed].sort())
})
