import { LRUCache } from 'lru-cache'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'

/** The most entries; an entry is a short key and a number or a small map. */
const ENTRIES_MAX = 5000

type Cacheable = object | number

/** Caches values computed from the catalogue until the catalogue changes. */
export type CatalogueCache<Value extends Cacheable> = (key: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * While the catalogue's version is unknown nothing is cached and no cached value is used. Simultaneous calls for the same value
 * share one computation.
 *
 * @param max the most entries; fewer where a value is large
 */
export function createCatalogueCache<Value extends Cacheable>(
  catalogue: CatalogueClock,
  max = ENTRIES_MAX,
): CatalogueCache<Value> {
  const cached = new LRUCache<string, Value>({ max })
  let cachedVersion: number | null = null
  const pending = new Map<string, Promise<Value>>()
  const computeAndKeep = async (key: string, version: number, compute: () => Promise<Value>): Promise<Value> => {
    const value = await compute()
    // A value overtaken by a change is right for this answer, but must not be cached.
    if (catalogue.version() === version) cached.set(key, value)
    return value
  }
  return async (name, compute) => {
    const version = catalogue.version()
    if (version === null) return compute()
    // What is of former versions is never asked for again, and may be large.
    if (version !== cachedVersion) cached.clear()
    cachedVersion = version
    const key = `${version} ${name}`
    const found = cached.get(key)
    if (found !== undefined) return found
    const underWay = pending.get(key)
    if (underWay) return underWay
    const computation = computeAndKeep(key, version, compute).finally(() => pending.delete(key))
    pending.set(key, computation)
    return computation
  }
}
