import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** All rows of a database of a former version. */
type Dump = {
  /** The last migration of that version. */
  migration: string
  /** Rows of each table, each as the text of a JSON object. */
  tables: Record<string, string[]>
}

/**
 * Restores a dump into an empty database: the tables of that version with its rows.
 * @param pool of a superuser: triggers and foreign keys are disabled while rows are inserted
 * @returns the rows of each table
 */
export async function restoreFormerVersion(pool: pg.Pool): Promise<Record<string, Record<string, unknown>[]>> {
  const bytes = await readFile(new URL('dump.json.gz', import.meta.url))
  const { migration, tables }: Dump = JSON.parse(gunzipSync(bytes).toString())
  await migrateUpTo(pool, migration)
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    for (const [table, rows] of Object.entries(tables)) {
      await client.query(`delete from "${table}"`)
      await client.query(
        `insert into "${table}" select r.* from unnest($1::jsonb[]) t, jsonb_populate_record(null::"${table}", t) r`,
        [rows],
      )
    }
  } finally {
    // The setting ends with the connection.
    client.release(true)
  }
  const read = (rows: string[]) => rows.map((row): Record<string, unknown> => JSON.parse(row))
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, read(rows)]))
}

/** Runs the migrations until the given one and none after it. */
async function migrateUpTo(pool: pg.Pool, last: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zivina-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'))
    const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
    if (end === 0) throw new Error(`There is no migration ${last}.`)
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
    await migrate(drizzle({ client: pool }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
