import pg from 'pg'
import { socketUrl } from '#db/cluster-owner.ts'
import { migrateDatabase } from '#db/migrate.ts'

/** Migrated and empty. */
export const EMPTY_TEMPLATE = 'template_empty'
/** Migrated and seeded with the starter catalogue. */
export const SEEDED_TEMPLATE = 'template_seeded'

/** First key of the advisory lock under which the first test file that needs something shared makes it. */
const SHARED_LOCK = 7_494_003

/** Makes a migrated, empty database. */
export async function makeEmptyTemplate(client: pg.Client, socket: string, name: string): Promise<void> {
  await client.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: socketUrl(socket, name), max: 1 })
  await migrateDatabase(pool)
  await pool.end()
}

/** A database that test databases are cloned from. */
export type Template = {
  name: string
  /** The template that it is cloned from itself. */
  from: string
  /** Fills the database at the given address; leaves no connection open. */
  fill: (url: string) => Promise<void>
}

/** Creates a template unless it exists. */
export async function ensureTemplate(client: pg.Client, socket: string, { name, from, fill }: Template): Promise<void> {
  await alone(client, name, async () => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_new`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished} template ${from}`)
    await fill(socketUrl(socket, unfinished))
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
}

/** Runs work while no other worker of the run makes the shared thing of this name. */
export async function alone(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [SHARED_LOCK, name])
  try {
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [SHARED_LOCK, name])
  }
}
