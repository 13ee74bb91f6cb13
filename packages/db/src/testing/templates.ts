import pg from 'pg'
import { socketUrl } from '#db/cluster-owner.ts'
import { migrateDatabase } from '#db/migrate.ts'

/** Migrated and empty. */
export const EMPTY_TEMPLATE = 'template_empty'
/** Migrated and seeded with the starter catalogue. */
export const SEEDED_TEMPLATE = 'template_seeded'

/** Key of the advisory lock under which the first test file that needs the seeded template creates it. */
const TEMPLATE_LOCK = 7_494_003

/** Makes a migrated, empty database. */
export async function makeEmptyTemplate(client: pg.Client, socket: string, name: string): Promise<void> {
  await client.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: socketUrl(socket, name), max: 1 })
  await migrateDatabase(pool)
  await pool.end()
}

/** Creates the seeded template unless it exists; `fill` seeds the database at the given address. */
export async function ensureSeededTemplate(
  client: pg.Client,
  socket: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [SEEDED_TEMPLATE])
    if (rowCount) return
    const unfinished = `${SEEDED_TEMPLATE}_new`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished} template ${EMPTY_TEMPLATE}`)
    await fill(socketUrl(socket, unfinished))
    await client.query(`alter database ${unfinished} rename to ${SEEDED_TEMPLATE}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}
