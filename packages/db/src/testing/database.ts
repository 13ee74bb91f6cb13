import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { socketUrl } from '#db/cluster-owner.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { seedCatalogue } from '#db/seed/seed.ts'
import { alone, EMPTY_TEMPLATE, ensureTemplate, SEEDED_TEMPLATE, type Template } from './templates.ts'

/** What every database of a kind of test has beside tables and catalogue, written once and then cloned. */
export type Prepared = Pick<Template, 'name' | 'fill'>

/**
 * Opens a separate database for a test file, cloned from a template in a few milliseconds: migrated and empty, or with the
 * starter catalogue, and with what `prepared` adds. `close` drops it. Call it in `beforeAll` and close in `afterAll`.
 *
 * @throws Error when there is no PostgreSQL for the tests: a test that needs a database never passes without one
 */
export async function openTestDatabase({
  seeded = false,
  prepared,
}: {
  seeded?: boolean
  prepared?: Prepared
} = {}): Promise<Database> {
  const from = seeded ? SEEDED_TEMPLATE : EMPTY_TEMPLATE
  const templates = seeded ? [{ name: SEEDED_TEMPLATE, from: EMPTY_TEMPLATE, fill: seedTemplate }] : []
  if (prepared) templates.push({ ...prepared, name: `${from}_${prepared.name}`, from })
  return openCopy(templates.at(-1)?.name ?? from, templates)
}

/** Opens an empty database, for tests of migrations. */
export function openBareDatabase(): Promise<Database> {
  return openCopy('template0', [])
}

/**
 * A folder that all test files of a run share, made by the first that asks for it.
 * @param make fills the empty folder
 */
export async function sharedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(inject('runFolder'), name)
  const unfinished = `${folder}.new`
  await asAdmin(testSocket(), (client) =>
    alone(client, name, async () => {
      if (existsSync(folder)) return
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(unfinished)
      await make(unfinished)
      await rename(unfinished, folder)
    }),
  )
  return folder
}

function testSocket(): string {
  const socket = inject('testSocket')
  if (!socket)
    throw new Error('No test server: this project of vitest.config.ts needs the global setup of the database.')
  return socket
}

async function openCopy(template: string, templates: readonly Template[]): Promise<Database> {
  const socket = testSocket()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(socket, async (client) => {
    for (const one of templates) await ensureTemplate(client, socket, one)
    await client.query(`create database ${name} template ${template}`)
  })
  const database = await openDatabase({ dataDir: '', databaseUrl: socketUrl(socket, name), poolSize: 5 })
  const close = async (): Promise<void> => {
    await database.close()
    // Connections that still listen on it are cut.
    await asAdmin(socket, (client) => client.query(`drop database ${name} with (force)`))
  }
  return { ...database, close }
}

async function seedTemplate(url: string): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 1 })
  await seedCatalogue(database.db)
  await database.pool.query('vacuum analyze')
  await database.close()
}

async function asAdmin(socket: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
