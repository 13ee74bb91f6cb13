import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { socketUrl } from './cluster-owner.ts'
import { openDatabase } from './database.ts'
import { prepareDatabase } from './prepare.ts'

describe('preparing an empty database', () => {
  const name = `prepare_${randomUUID().replaceAll('-', '')}`
  const url = socketUrl(inject('testSocket'), name)
  const admin = new pg.Client({ connectionString: socketUrl(inject('testSocket'), 'postgres') })

  beforeAll(async () => {
    await admin.connect()
    await admin.query(`create database ${name}`)
  })
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })

  it('two instances at once produce one schema and one catalogue', async () => {
    const instances = [1, 2].map(() => openDatabase({ dataDir: '', databaseUrl: url }))
    const databases = await Promise.all(instances)
    await Promise.all(databases.map((database) => prepareDatabase(database, { seed: true })))
    const [first] = databases
    const result = await first?.pool.query(`
      select (select count(*) from drizzle.__drizzle_migrations)::int as migrations,
        (select count(*) from public_profile)::int as creators`)
    const files = await readdir(new URL('../migrations', import.meta.url))
    const migrations = files.filter((file) => file.endsWith('.sql')).length
    expect(result?.rows).toEqual([{ migrations, creators: 8 }])
    await Promise.all(databases.map((database) => database.close()))
  })

  it('a later start changes nothing', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: url })
    const guids = () => database.pool.query('select array_agg(guid order by guid) as guids from recipe')
    const before = (await guids()).rows
    await prepareDatabase(database, { seed: true })
    expect((await guids()).rows).toEqual(before)
    await database.close()
  })
})
