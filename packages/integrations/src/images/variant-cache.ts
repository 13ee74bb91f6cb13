import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isDiskFull, isMissing, writeAtomically } from './file-store.ts'

const TOUCH_EVERY_MS = 60 * 60 * 1000
const ABANDONED_AFTER_MS = 60 * 60 * 1000

export interface VariantCache {
  /** The cached bytes, or null. */
  get(key: string): Promise<Uint8Array | null>
  /**
   * Stores the bytes and removes the least recently used ones beyond the limit. Where the folder cannot be written, as on a
   * full disk, they are not stored: they are rendered again, and the answer is not affected.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
}

interface Entry {
  size: number
  touched: number
}

/**
 * Caches rendered variants as files under `folder`, at most `maxBytes` together. Keys are file names (`<picture>-<hash>.webp`),
 * and at most `maxOfOne` of those that begin with the same picture are kept. Order of use survives a restart through the files'
 * modification times. Several processes may share the folder: files of another one are found, and those it removed are rendered
 * again.
 */
export function createVariantCache(
  folder: string,
  maxBytes: number,
  maxOfOne = Number.POSITIVE_INFINITY,
): VariantCache {
  /** In order of use, the least recent first. */
  const entries = new Map<string, Entry>()
  /** The keys of each picture, in the same order. */
  const ofPicture = new Map<string, Set<string>>()
  let total = 0
  let loading: Promise<void> | null = null

  const fileOf = (key: string) => join(folder, key.slice(0, 2), key)

  function forget(key: string): void {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
    const alike = ofPicture.get(pictureOf(key))
    if (alike?.delete(key) && alike.size === 0) ofPicture.delete(pictureOf(key))
  }

  function remember(key: string, entry: Entry): void {
    forget(key)
    entries.set(key, entry)
    total += entry.size
    const alike = ofPicture.get(pictureOf(key))
    if (alike) alike.add(key)
    else ofPicture.set(pictureOf(key), new Set([key]))
  }

  async function evict(picture: string | null): Promise<void> {
    const alike = [...(ofPicture.get(picture ?? '') ?? [])]
    const dropped = alike.slice(0, Math.max(0, alike.length - maxOfOne))
    for (const key of dropped) forget(key)
    for (const key of entries.keys()) {
      if (total <= maxBytes) break
      forget(key)
      dropped.push(key)
    }
    await Promise.all(dropped.map((key) => rm(fileOf(key), { force: true })))
  }

  async function load(): Promise<void> {
    for (const found of await listFiles(folder)) remember(found.key, found)
    await evict(null)
  }

  /** A folder that cannot be read is tried again at the next request. */
  function ready(): Promise<void> {
    loading ??= load().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    await ready()
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    await writeAtomically(file, bytes)
    remember(key, { size: bytes.byteLength, touched: Date.now() })
    await evict(pictureOf(key))
  }

  return {
    async get(key) {
      try {
        await ready()
        const bytes = await readFile(fileOf(key))
        const now = Date.now()
        const touched = entries.get(key)?.touched ?? 0
        const isDue = now - touched > TOUCH_EVERY_MS
        remember(key, { size: bytes.byteLength, touched: isDue ? now : touched })
        if (isDue) await utimes(fileOf(key), now / 1000, now / 1000).catch(() => {})
        return bytes
      } catch (error) {
        if (!isMissing(error) && !isDiskFull(error)) throw error
        forget(key)
        return null
      }
    },

    async put(key, bytes) {
      if (bytes.byteLength > maxBytes) return
      await write(key, bytes).catch((error) => {
        if (!isDiskFull(error)) throw error
      })
    },
  }
}

function pictureOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf('-')))
}

/** Every cached file, the least recently used first; partial files of a process that died are removed. */
async function listFiles(folder: string): Promise<(Entry & { key: string })[]> {
  await mkdir(folder, { recursive: true })
  const found: (Entry & { key: string })[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    try {
      const { size, mtimeMs } = await stat(file)
      if (!entry.name.startsWith('.')) found.push({ key: basename(file), size, touched: mtimeMs })
      else if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true })
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return found.sort((a, b) => a.touched - b.touched)
}
