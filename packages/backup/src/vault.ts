import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Listing, Manifest, type StoredObject } from './manifest.ts'
import { endingOf, hashOf, seal, unseal } from './seal.ts'
import type { BackupStore } from './store/port.ts'

/** Stores contents under the hash of what they contain, so that what an earlier backup stored is not stored again. */
export type Vault = {
  /** Stores a file; null when it has vanished. */
  keepFile: (file: string) => Promise<string | null>
  /** Stores the contents of a stream. */
  keep: (contents: Readable) => Promise<string>
  /** Every object that was kept, new or not. */
  objects: () => StoredObject[]
  /** Bytes of all contents that were kept. */
  bytes: () => number
  /**
   * Reads the objects back that this vault wrote, and compares them with what was written.
   * @throws Error naming the first object that differs
   */
  verify: (progress: (done: number, total: number) => void) => Promise<void>
}

/**
 * @param known the objects of earlier backups that are still in the store
 */
export async function openVault(
  store: BackupStore,
  recipient: string | null,
  known: ReadonlyMap<string, StoredObject>,
): Promise<Vault> {
  const spool = await emptySpool(store, 'objects')
  const kept = new Map<string, StoredObject>()
  const written = new Map<string, StoredObject>()
  let bytes = 0
  const nameOf = (hash: string) => `objects/${hash.slice(0, 2)}/${hash}${endingOf(recipient)}`

  const keep: Vault['keep'] = async (contents) => {
    const file = path.join(spool, 'object')
    const sealed = await seal(contents, file, recipient)
    bytes += sealed.bytes
    const name = nameOf(sealed.hash)
    const former = kept.get(name) ?? known.get(name)
    if (former) {
      kept.set(name, former)
      await rm(file)
      return name
    }
    await store.put(name, file)
    const object = { name, size: sealed.size, sha256: sealed.sha256 }
    kept.set(name, object)
    written.set(name, object)
    return name
  }

  const keepFile: Vault['keepFile'] = async (file) => {
    try {
      let size = 0
      const reading = createReadStream(file).on('data', (chunk) => (size += chunk.length))
      const name = nameOf(await hashOf(reading))
      const former = kept.get(name) ?? known.get(name)
      if (!former) return await keep(createReadStream(file))
      kept.set(name, former)
      bytes += size
      return name
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).path === file)
        return null
      throw error
    }
  }

  const verify: Vault['verify'] = async (progress) => {
    let done = 0
    for (const object of written.values()) {
      await verifyObject(store, object)
      done += 1
      progress(done, written.size)
    }
  }

  return { keepFile, keep, objects: () => [...kept.values()], bytes: () => bytes, verify }
}

/** Makes a folder for unfinished files, without what an interrupted backup left in it. */
export async function emptySpool(store: BackupStore, name: string): Promise<string> {
  const folder = path.join(store.spool, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** @throws Error with one sentence that names the object when it is not what was stored */
export async function verifyObject(store: BackupStore, { name, sha256 }: StoredObject): Promise<void> {
  if ((await hashOf(await store.read(name))) !== sha256)
    throw new Error(`The object ${name} in ${store.place} is damaged.`)
}

/** Reads the manifests in a place, the newest first. One that cannot be read is left out and named. */
export async function readManifests(store: BackupStore): Promise<{ manifests: Manifest[]; unreadable: string[] }> {
  const names = (await store.list('backups/')).filter((name) => name.endsWith('.json')).sort()
  const manifests: Manifest[] = []
  const unreadable: string[] = []
  for (const name of names.toReversed()) {
    const parsed = Manifest.safeParse(parse(await textOf(await store.read(name))))
    if (parsed.success) manifests.push(parsed.data)
    else unreadable.push(name)
  }
  return { manifests, unreadable }
}

/** Reads what a backup contains. */
export async function readListing(
  store: BackupStore,
  { listing }: Pick<Manifest, 'listing'>,
  identity: string | null,
): Promise<Listing> {
  const text = await textOf(await unseal(await store.read(listing), identity))
  return Listing.parse(parse(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
