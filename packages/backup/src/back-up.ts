import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { copyCluster } from './cluster/copy-cluster.ts'
import { walk } from './folder-walk.ts'
import {
  FORMAT,
  type Kind,
  type ListedFile,
  type Listing,
  type Manifest,
  manifestName,
  type Reason,
  stampOf,
} from './manifest.ts'
import type { BackupStore } from './store/port.ts'
import { sweep } from './sweep.ts'
import { copyTables } from './tables/copy-tables.ts'
import { emptySpool, openVault, readManifests, type Vault } from './vault.ts'

/** Key of the advisory lock that a backup holds on the database it copies. */
const BACKUP_LOCK = 7_494_004

/** What is backed up. */
export type Source = {
  /** Connection string of the database. */
  url: string
  /** The folder of the embedded cluster; null for another server. */
  cluster: string | null
  /** The folder of pictures. */
  files: string
}

export type BackupOptions = {
  kind: Kind
  reason: Reason
  /** The `age` recipient; null leaves the backup unencrypted. */
  recipient: string | null
  /** Whether backups that are no longer needed are removed afterwards. */
  sweeps: boolean
  now: () => Date
  /** What happens, for the person who waits. */
  tell: (step: Step) => void
}

export type Step = { what: 'database' | 'pictures' | 'verifying'; done: number; total: number }

/** Another backup of the same database runs. */
export class BackupUnderWay extends Error {
  constructor() {
    super('Another backup of this database is being made.')
  }
}

/**
 * Makes a backup while the product serves. The manifest is written last, after what was stored has been read back, so an
 * interrupted backup is none.
 *
 * @throws BackupUnderWay when another one runs
 */
export async function backUp(source: Source, store: BackupStore, options: BackupOptions): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.url, application_name: 'zivina-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BACKUP_LOCK])
    if (!rows[0]?.taken) throw new BackupUnderWay()
    const manifest = await make(client, source, store, options)
    if (options.sweeps) await sweep(store, options.now())
    return manifest
  } finally {
    await client.end()
  }
}

async function make(client: pg.Client, source: Source, store: BackupStore, options: BackupOptions): Promise<Manifest> {
  const { kind, reason, recipient, now, tell } = options
  const begun = now()
  const { manifests } = await readManifests(store)
  const there = new Set(await store.list('objects/'))
  const known = manifests.flatMap(({ objects }) => objects).filter(({ name }) => there.has(name))
  const vault = await openVault(store, recipient, new Map(known.map((object) => [object.name, object])))
  const facts = await selectFacts(client)
  const database = (done: number, total: number) => tell({ what: 'database', done, total })
  if (kind === 'cluster' && source.cluster === null) throw new Error('Only the embedded database has files to copy.')
  const copy = kind === 'cluster' ? await copyCluster(client, source.cluster ?? '', vault, database) : null
  const tables = kind === 'tables' ? await copyTables(client, vault, database) : null
  const pictures = await keepPictures(source.files, vault, tell)
  const contents: Listing = { pictures, cluster: copy?.cluster ?? null, tables }
  const listing = await vault.keep(Readable.from([Buffer.from(JSON.stringify(contents))]))
  await vault.verify((done, total) => tell({ what: 'verifying', done, total }))
  const finished = now()
  const manifest: Manifest = {
    format: FORMAT,
    stamp: stampOf(begun),
    kind,
    reason,
    begun_at: begun.toISOString(),
    finished_at: finished.toISOString(),
    ...facts,
    is_encrypted: recipient !== null,
    listing,
    objects: vault.objects(),
    counts: {
      pictures: pictures.length,
      database_files: copy?.cluster.files.length ?? 0,
      tables: tables?.tables.length ?? 0,
      rows: tables?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0,
      bytes: vault.bytes(),
    },
    log: copy?.log ?? null,
  }
  await putText(store, manifestName(manifest.stamp), JSON.stringify(manifest))
  return manifest
}

/** Stores a readable text under a name. */
async function putText(store: BackupStore, name: string, text: string): Promise<void> {
  const file = path.join(await emptySpool(store, 'texts'), 'text')
  await writeFile(file, text, { mode: 0o600 })
  await store.put(name, file)
}

async function keepPictures(files: string, vault: Vault, tell: BackupOptions['tell']): Promise<ListedFile[]> {
  const found = await walk(files, (entry) => path.posix.basename(entry).startsWith('.'))
  const listed: ListedFile[] = []
  for (const [index, name] of found.files.entries()) {
    const object = await vault.keepFile(path.join(files, name))
    if (object !== null) listed.push({ path: name, object })
    tell({ what: 'pictures', done: index + 1, total: found.files.length })
  }
  return listed
}

async function selectFacts(client: pg.Client): Promise<Pick<Manifest, 'schema' | 'postgres' | 'queue'>> {
  const { rows } = await client.query<{ migrations: number; last: string; version: string; major: number }>(`
    select count(*)::int as migrations, (array_agg(hash order by created_at desc))[1] as last,
      current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major
    from drizzle.__drizzle_migrations`)
  const [row] = rows
  if (!row) throw new Error('The database has no schema.')
  // Before the first start of the jobs there is no queue.
  const queue = await client.query<{ version: number }>('select version from jobs.version').catch(() => null)
  const { migrations, last, version, major } = row
  return { schema: { migrations, last }, postgres: { version, major }, queue: queue?.rows[0]?.version ?? null }
}
