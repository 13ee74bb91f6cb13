import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import journal from '../migrations/meta/_journal.json' with { type: 'json' }

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
/** Key of the advisory lock held while the schema changes. */
const MIGRATION_LOCK = 7_494_002

/** The hashes of all migrations of this version of the product, in order, as a migrated database records them. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
}

/** Whether a database that has a schema lacks migrations of this version; false where it is empty. */
export async function lacksMigrations(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (!rows[0]?.is_there) return false
  const applied = await pool.query('select hash from drizzle.__drizzle_migrations')
  return applied.rows.length > 0 && applied.rows.length < journal.entries.length
}

/** Migrates the schema. Instances that start at the same time wait for one another; the later ones have nothing to do. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await migrateFrom(pool, MIGRATIONS)
}

/** Migrates an empty database to the schema of an earlier version, which had the first `count` migrations. */
export async function migrateToEarlier(pool: pg.Pool, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zivina-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const earlier = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(earlier))
    await migrateFrom(pool, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateFrom(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A failed connection is closed, which releases its lock.
    client.release(failure !== undefined)
  }
}
