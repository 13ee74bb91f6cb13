import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
/** Key of the advisory lock held while the schema changes. */
const MIGRATION_LOCK = 7_494_002

/** Brings the schema up to date. Instances that start at once wait for one another, and the later ones find it done. */
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
    // A connection that failed is closed, and its lock with it.
    client.release(failure !== undefined)
  }
}
