import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { walk } from '#backup/folder-walk.ts'
import type { ListedFile, Listing, Manifest } from '#backup/manifest.ts'
import type { Vault } from '#backup/vault.ts'

export type ClusterCopy = { cluster: NonNullable<Listing['cluster']>; log: NonNullable<Manifest['log']> }

/** Contents that PostgreSQL makes anew when it starts; the folders themselves must exist. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']
/** Read last, as it tells where the log begins. */
const CONTROL_FILE = 'global/pg_control'

/**
 * Copies the files of a running cluster, and the write-ahead log from its beginning to its end, which makes them consistent.
 * The connection must stay open: the server ends the backup with it, so nothing remains of one that is killed.
 *
 * @param client a connection of a superuser
 * @param cluster the folder of the cluster
 */
export async function copyCluster(
  client: pg.Client,
  cluster: string,
  vault: Vault,
  progress: (done: number, total: number) => void,
): Promise<ClusterCopy> {
  // A temporary slot retains the log until the connection ends.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const first = await textOf(client, `select pg_walfile_name(pg_backup_start('zivina', fast => true)) as text`)
  const { folders, files } = await walk(cluster, isLeftOut)
  const listed: ListedFile[] = []
  const keep = async (name: string): Promise<void> => {
    const object = await vault.keepFile(path.join(cluster, name))
    if (object !== null) listed.push({ path: name, object })
  }
  for (const [index, name] of files.entries()) {
    if (name !== CONTROL_FILE) await keep(name)
    progress(index + 1, files.length)
  }
  await keep(CONTROL_FILE)
  const { rows } = await client.query<{ last: string; label: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
  )
  const { last = '', label = '' } = rows[0] ?? {}
  for (const segment of await segmentsBetween(cluster, first, last)) await keep(`pg_wal/${segment}`)
  const system = await textOf(client, 'select system_identifier::text as text from pg_control_system()')
  return { cluster: { folders: [...folders], files: listed, label }, log: { system, first, last } }
}

function isLeftOut(entry: string): boolean {
  const [top = '', second] = entry.split('/')
  if (second !== undefined && EMPTIED.includes(top)) return true
  const name = path.posix.basename(entry)
  return LEFT_OUT.includes(entry) || name.startsWith('pgsql_tmp') || name === 'pg_internal.init'
}

/** Files of the log from one segment to another, and the histories of timelines. */
async function segmentsBetween(cluster: string, first: string, last: string): Promise<string[]> {
  const names = await readdir(path.join(cluster, 'pg_wal'))
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  if (!needed.includes(first) || !needed.includes(last)) throw new Error('The write-ahead log has a gap.')
  return [...needed, ...names.filter((name) => name.endsWith('.history'))].sort()
}

async function textOf(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>(statement)
  return rows[0]?.text ?? ''
}
