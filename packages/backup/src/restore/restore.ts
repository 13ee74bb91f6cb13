import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { RESTORE_MARK } from '@zivina/db/embedded-folders'
import { knownMigrations } from '@zivina/db/migrate'
import { findLiving } from '@zivina/db/postmaster'
import type { Manifest } from '#backup/manifest.ts'
import type { BackupStore } from '#backup/store/port.ts'
import { readListing, readManifests } from '#backup/vault.ts'
import { chooseBackup, refuseNewer, type Wish } from './choose-backup.ts'
import { restoreCluster } from './restore-cluster.ts'
import { restoreTables } from './restore-tables.ts'
import { type Opened, pathBelow, takeFile } from './take-object.ts'
import type { Target } from './target.ts'

/** The major version of the embedded database. */
const MAJOR = 18

export type RestoreOptions = Wish & {
  /** The key of the recipient; null for an unencrypted backup. */
  identity: string | null
  tell: (step: { what: 'database' | 'pictures'; done: number; total: number }) => void
}

/**
 * Restores a backup into an empty data folder, and with an external server into an empty database. The schema is the backup's
 * own: the next start migrates it. A restore that was interrupted is begun anew by the next one, and no product starts until then.
 *
 * @returns the manifest of what was restored
 * @throws Error with one sentence when the target is not empty, the backup is newer than the product, an object is damaged or
 * the key is wrong
 */
export async function restore(store: BackupStore, target: Target, options: RestoreOptions): Promise<Manifest> {
  const { identity, tell, ...wish } = options
  const { manifests } = await readManifests(store)
  const manifest = chooseBackup(manifests, wish, store.place)
  refuseNewer(manifest, knownMigrations())
  refuseUnfit(manifest, target)
  if (manifest.is_encrypted && identity === null)
    throw new Error(`The backup ${manifest.stamp} is encrypted: give its key with --key FILE.`)
  const from: Opened = { store, identity: manifest.is_encrypted ? identity : null }
  const listing = await readListing(store, manifest, from.identity).catch((cause) => {
    throw new Error(`The list of the backup (${manifest.listing}) is damaged, or the key is not its own.`, { cause })
  })
  const mark = await beginRestore(target.data_dir)
  const database = (done: number, total: number) => tell({ what: 'database', done, total })
  if (listing.tables) await restoreTables(from, { tables: listing.tables, manifest }, target, database)
  if (listing.cluster)
    await restoreCluster(from, { cluster: listing.cluster, manifest }, target.data_dir, wish.at, database)
  const files = path.join(target.data_dir, 'files')
  for (const [index, { path: name, object }] of listing.pictures.entries()) {
    await takeFile(from, object, pathBelow(files, name), `files/${name}`)
    tell({ what: 'pictures', done: index + 1, total: listing.pictures.length })
  }
  await rm(mark)
  return manifest
}

function refuseUnfit({ kind, stamp, postgres }: Manifest, { database_url }: Target): void {
  if (kind === 'tables') return
  if (database_url !== null)
    throw new Error(`The backup ${stamp} has the files of an embedded database: restore it without DATABASE_URL.`)
  if (postgres.major !== MAJOR)
    throw new Error(
      `The backup ${stamp} has files of PostgreSQL ${postgres.major}, and this is ${MAJOR}: make one with --tables by the version that reads them.`,
    )
}

/** Marks the folder as being restored, and removes what an interrupted restore left there. */
async function beginRestore(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const mark = path.join(folder, RESTORE_MARK)
  if (!names.includes(RESTORE_MARK)) {
    if (names.length > 0)
      throw new Error(`The folder ${folder} is not empty: restore into another one, or move it away.`)
    await writeFile(mark, '')
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
    return mark
  }
  await endServer(path.join(folder, 'pg'))
  for (const name of names) {
    if (name !== RESTORE_MARK) await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 })
  }
  return mark
}

/** Ends a server that an interrupted restore left running; its data are of no use. */
async function endServer(cluster: string): Promise<void> {
  for (let living = await findLiving(cluster); living; living = await findLiving(cluster)) {
    process.kill(living.pid, 'SIGQUIT')
    await sleep(50)
  }
}
