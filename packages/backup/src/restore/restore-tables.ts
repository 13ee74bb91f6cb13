import { openDatabase } from '@zivina/db/database'
import { migrateToEarlier } from '@zivina/db/migrate'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { Listing, Manifest } from '#backup/manifest.ts'
import { putTables } from '#backup/tables/put-tables.ts'
import type { Opened } from './take-object.ts'
import type { Target } from './target.ts'

/** Holds the mark of a restore that has not ended. */
const MARK = 'restoring'

/**
 * Makes the backup's own schema in an empty database and fills it.
 * @throws Error with one sentence when the database is not empty, or the queue's tables are of another version
 */
export async function restoreTables(
  from: Opened,
  { tables, manifest }: { tables: NonNullable<Listing['tables']>; manifest: Manifest },
  { data_dir, database_url }: Target,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const database = await openDatabase({
    dataDir: data_dir,
    databaseUrl: database_url ?? undefined,
    restoring: true,
    poolSize: 2,
  })
  try {
    const { pool } = database
    await emptyDatabase(pool)
    await migrateToEarlier(pool, manifest.schema.migrations)
    if (manifest.queue !== null) await makeQueue(pool, manifest)
    const client = await pool.connect()
    try {
      await putTables(client, from, tables, progress)
      await client.query(`drop schema ${MARK}`)
    } finally {
      client.release(true)
    }
  } finally {
    await database.close()
  }
}

/** Removes what an interrupted restore left; refuses a database with tables that no restore made. */
async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_marked: boolean; is_empty: boolean }>(`
    select to_regnamespace('${MARK}') is not null as is_marked,
      to_regnamespace('drizzle') is null and to_regnamespace('jobs') is null
        and not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as is_empty`)
  const [found] = rows
  if (found?.is_marked) {
    await pool.query('drop schema if exists drizzle cascade')
    await pool.query('drop schema if exists jobs cascade')
    await pool.query('drop schema public cascade')
    await pool.query('create schema public')
  } else if (!found?.is_empty) {
    throw new Error('The database is not empty: restore into another one.')
  } else await pool.query(`create schema ${MARK}`)
}

async function makeQueue(pool: pg.Pool, { stamp, queue }: Manifest): Promise<void> {
  await pool.query(getConstructionPlans('jobs'))
  const { rows } = await pool.query<{ version: number }>('select version from jobs.version')
  if (rows[0]?.version === queue) return
  throw new Error(
    `The backup ${stamp} has queue tables of version ${queue}, this product makes version ${rows[0]?.version}: restore with the version of the product that made it, then update.`,
  )
}
