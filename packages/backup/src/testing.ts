import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DATABASE_NAME, type Database, openDatabase } from '@zivina/db/database'
import { migrateDatabase } from '@zivina/db/migrate'
import type { BackupOptions, Source } from './back-up.ts'
import { walk } from './folder-walk.ts'
import { quoted, selectTables } from './tables/copy-tables.ts'

/** A data folder with a running embedded database and some pictures, and a folder for backups beside it. */
export type Kitchen = {
  folder: string
  data_dir: string
  place: string
  source: Source
  database: Database
  close: () => Promise<void>
}

/** Makes a data folder with a migrated database. */
export async function openKitchen({ archive = false } = {}): Promise<Kitchen> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zivina-záloha-'))
  const data_dir = path.join(folder, 'data')
  const database = await openDatabase({
    dataDir: data_dir,
    archive: archive ? path.join(data_dir, 'log-archive') : undefined,
  })
  await migrateDatabase(database.pool)
  await mkdir(path.join(data_dir, 'files/uploads'), { recursive: true })
  await writeFile(path.join(data_dir, 'files/uploads/svíčková.webp'), 'obrázek')
  await writeFile(path.join(data_dir, 'files/uploads/knedlík.webp'), Buffer.alloc(300_000, 'k'))
  return {
    folder,
    data_dir,
    place: path.join(folder, 'zálohy'),
    source: { url: database.url, cluster: path.join(data_dir, 'pg'), files: path.join(data_dir, 'files') },
    database,
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Options of a backup that tells nothing. */
export function quiet(options: Partial<BackupOptions> = {}): BackupOptions {
  return {
    kind: 'cluster',
    reason: 'by_hand',
    recipient: null,
    sweeps: false,
    now: () => new Date(),
    tell: () => undefined,
    ...options,
  }
}

/** Every row of every table as text, by table, so that two databases can be compared. */
export async function allRows(database: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
  const client = await database.pool.connect()
  try {
    const result: Record<string, string[]> = {}
    for (const table of await selectTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${quoted(table)} t order by t::text collate "C"`,
      )
      result[quoted(table)] = rows.map(({ row }) => row)
    }
    return result
  } finally {
    client.release()
  }
}

/** The SHA-256 of every picture of a data folder, by path. */
export async function allPictures(data_dir: string): Promise<Record<string, string>> {
  const root = path.join(data_dir, 'files')
  const { files } = await walk(root)
  const hashes = files.map(async (name) => {
    return [
      name,
      createHash('sha256')
        .update(await readFile(path.join(root, name)))
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

/** Opens the database of a data folder. */
export function reopen(data_dir: string): Promise<Database> {
  return openDatabase({ dataDir: data_dir })
}

export { DATABASE_NAME }
