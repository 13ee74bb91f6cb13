import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
/** Key of the advisory lock held while the schema changes. */
const MIGRATION_LOCK = 7_494_002

/** Migrates the schema. Instances that start at the same time wait for one another; the later ones have nothing to do. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A failed connection is closed, which releases its lock.
    client.release(failure !== undefined)
  }
}
