import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { socketUrl } from '#db/cluster-owner.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { seedCatalogue } from '#db/seed/seed.ts'
import { EMPTY_TEMPLATE, ensureSeededTemplate, SEEDED_TEMPLATE } from './templates.ts'

/**
 * Opens a separate database for a test file, cloned from a template in a few milliseconds: migrated and empty, or with the
 * starter catalogue. `close` drops it. Call it in `beforeAll` and close in `afterAll`.
 *
 * @throws Error when there is no PostgreSQL for the tests: a test that needs a database never passes without one
 */
export async function openTestDatabase({ seeded = false } = {}): Promise<Database> {
  return openCopy(seeded ? SEEDED_TEMPLATE : EMPTY_TEMPLATE, seeded)
}

/** Opens an empty database, for tests of migrations. */
export function openBareDatabase(): Promise<Database> {
  return openCopy('template0', false)
}

async function openCopy(template: string, seeded: boolean): Promise<Database> {
  const socket = inject('testSocket')
  if (!socket)
    throw new Error('No test server: this project of vitest.config.ts needs the global setup of the database.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(socket, async (client) => {
    if (seeded) await ensureSeededTemplate(client, socket, seedTemplate)
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
