import { olderLog } from './cluster/log-objects.ts'
import { manifestName } from './manifest.ts'
import { expiredBackups } from './retention.ts'
import type { BackupStore } from './store/port.ts'
import { readManifests } from './vault.ts'

/** How long the log of the embedded database is retained, from the oldest backup of this time on. */
const LOG_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Removes backups that are no longer needed, what an interrupted backup left, and the log before the oldest backup of the week.
 * Belongs to a backup, whose lock keeps another one from counting on what is removed here.
 * @returns the stamps of removed backups
 */
export async function sweep(store: BackupStore, now: Date): Promise<string[]> {
  const { manifests, unreadable } = await readManifests(store)
  const expired = expiredBackups(manifests, now)
  for (const stamp of expired) await store.remove(manifestName(stamp))
  const remaining = manifests.filter(({ stamp }) => !expired.includes(stamp))
  const needed = new Set(remaining.flatMap(({ objects }) => objects.map(({ name }) => name)))
  // What a manifest of a later version needs is not known here.
  if (unreadable.length === 0)
    for (const name of await store.list('objects/')) if (!needed.has(name)) await store.remove(name)
  const recent = remaining.filter(({ begun_at }) => now.getTime() - Date.parse(begun_at) < LOG_DAYS * DAY_MS)
  const oldest = recent.toSorted((a, b) => a.stamp.localeCompare(b.stamp)).find(({ log }) => log !== null)
  if (oldest?.log) for (const name of await olderLog(store, oldest.log)) await store.remove(name)
  return expired
}
