import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@zivina/db/embedded'
import { findIdentity } from '@zivina/db/embedded-identity'
import { takeLog } from '#backup/cluster/log-objects.ts'
import { walk } from '#backup/folder-walk.ts'
import type { Listing, Manifest } from '#backup/manifest.ts'
import type { Wish } from './choose-backup.ts'
import { type Opened, pathBelow, takeFile } from './take-object.ts'

/** A recovery reads the whole log since the backup. */
const PATIENCE_MS = 60 * 60_000

/**
 * Writes the files of a cluster and lets the server recover it: to the end of its backup, or to a moment after it.
 * The server is stopped again.
 */
export async function restoreCluster(
  from: Opened,
  { cluster, manifest }: { cluster: NonNullable<Listing['cluster']>; manifest: Manifest },
  dataDir: string,
  at: Wish['at'],
  progress: (done: number, total: number) => void,
): Promise<void> {
  const folder = path.join(dataDir, 'pg')
  const log = path.join(dataDir, 'log-restored')
  await mkdir(folder, { mode: 0o700 })
  for (const name of cluster.folders) await mkdir(pathBelow(folder, name), { recursive: true, mode: 0o700 })
  for (const [index, { path: name, object }] of cluster.files.entries()) {
    await takeFile(from, object, pathBelow(folder, name), `pg/${name}`)
    progress(index + 1, cluster.files.length)
  }
  await writeFile(path.join(folder, 'backup_label'), cluster.label, { mode: 0o600 })
  await writeFile(path.join(folder, 'recovery.signal'), '', { mode: 0o600 })
  await mkdir(log, { mode: 0o700 })
  if (manifest.log) await takeLog(from, manifest.log, log, { histories: at === undefined })
  await giveToServer([folder, log])
  const server = await startEmbedded(dataDir, {
    restoring: true,
    patience_ms: PATIENCE_MS,
    settings: recovery(log, at),
  }).catch((error: Error) => {
    const isTooLate = error.message.includes('before configured recovery target was reached')
    throw isTooLate ? new Error('The log that was backed up ends before that moment: use --at latest.') : error
  })
  await server.stop()
  await rm(log, { recursive: true })
}

/** Ends the recovery on a timeline of its own, so that its log is never taken for the log of the lost server. */
function recovery(log: string, at: Wish['at']): Record<string, string> {
  const settings: Record<string, string> = {
    restore_command: `cp '${log.replaceAll('%', '%%').replaceAll("'", `'\\''`)}/%f' "%p"`,
    recovery_target_action: 'promote',
    archive_mode: 'off',
    // Otherwise the server calls itself ready before the recovery has ended.
    hot_standby: 'off',
  }
  if (at === undefined) return { ...settings, recovery_target: 'immediate', recovery_target_timeline: 'current' }
  if (at === 'latest') return settings
  return { ...settings, recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') }
}

async function giveToServer(folders: string[]): Promise<void> {
  const identity = await findIdentity()
  for (const folder of folders) {
    const found = await walk(folder)
    const entries = ['', ...found.folders, ...found.files].map((name) => path.join(folder, name))
    for (const entry of entries) {
      if (identity) await chown(entry, identity.uid, identity.gid)
    }
    await chmod(folder, 0o700)
  }
}
