import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '#backup/manifest.ts'
import { endingOf, hashOf, seal, unseal } from '#backup/seal.ts'
import type { BackupStore } from '#backup/store/port.ts'
import { emptySpool } from '#backup/vault.ts'

/** A finished file of the archive: a segment of the log or the history of a timeline. */
const FINISHED = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/
const SEGMENT = /^[0-9A-F]{24}$/

/**
 * Stores what the server has put into its archive, and removes it from there once it has been read back.
 * @param system the cluster's identifier, as the names of segments are those of any cluster
 * @returns how many files were stored
 */
export async function storeLog(
  archive: string,
  system: string,
  store: BackupStore,
  recipient: string | null,
): Promise<number> {
  const names = (await readdir(archive).catch(() => [])).sort()
  const spool = await emptySpool(store, 'log')
  let stored = 0
  for (const name of names) {
    const file = path.join(archive, name)
    if (FINISHED.test(name)) {
      const target = `log/${system}/${name}${endingOf(recipient)}`
      const sealed = await seal(createReadStream(file), path.join(spool, name), recipient)
      await store.put(target, path.join(spool, name))
      if ((await hashOf(await store.read(target))) !== sealed.sha256)
        throw new Error(`The object ${target} in ${store.place} is damaged.`)
      stored += 1
    }
    // What remains are marks of backups and halves of interrupted copies.
    if (!name.endsWith('.part')) await rm(file)
  }
  return stored
}

/**
 * Puts the log of a cluster from a backup on into a folder, where the server finds it.
 * @param histories whether only the histories of timelines are wanted, which keep a new timeline from taking the name of another
 */
export async function takeLog(
  { store, identity }: { store: BackupStore; identity: string | null },
  { system, first }: NonNullable<Manifest['log']>,
  folder: string,
  { histories }: { histories: boolean },
): Promise<void> {
  for (const object of await store.list(`log/${system}/`)) {
    const name = path.posix.basename(object).replace(/\.zst(\.age)?$/, '')
    if (SEGMENT.test(name) && (histories || positionOf(name) < positionOf(first))) continue
    const contents = await unseal(await store.read(object), object.endsWith('.age') ? identity : null)
    await pipeline(contents, createWriteStream(path.join(folder, name), { mode: 0o600 }))
  }
}

/** The objects of the log that no backup from `first` on needs. */
export async function olderLog(store: BackupStore, { system, first }: NonNullable<Manifest['log']>): Promise<string[]> {
  const names = await store.list(`log/${system}/`)
  return names.filter((object) => {
    const name = path.posix.basename(object).slice(0, 24)
    return SEGMENT.test(name) && positionOf(name) < positionOf(first)
  })
}

/** The position of a segment in the log, without its timeline. */
function positionOf(segment: string): string {
  return segment.slice(8)
}
