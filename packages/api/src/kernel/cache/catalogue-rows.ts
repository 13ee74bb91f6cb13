import { LRUCache } from 'lru-cache'
import type { CatalogueClock } from '#api/kernel/ports/catalogue-clock.ts'

/** Reads rows by key, in the order of the keys; `load` reads those that are not kept. Keys without a row are left out. */
export type CatalogueRows<Row extends object> = (
  keys: readonly string[],
  load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  /** The state of a row, where it is known: it differs after each change of the row. Such rows outlive changes of others. */
  stateOf?: (key: string) => string | undefined,
) => Promise<Row[]>

/**
 * Keeps rows of the catalogue by key until the catalogue changes: many lists show the same ones. While the catalogue's version is
 * unknown nothing is kept.
 *
 * @param isShared whether a row is the same for everybody; others are never kept
 * @param max the most rows
 */
export function createCatalogueRows<Row extends object>(
  catalogue: CatalogueClock,
  isShared: (row: Row) => boolean,
  max: number,
): CatalogueRows<Row> {
  const kept = new LRUCache<string, Row>({ max })
  return async (keys, load, stateOf = () => undefined) => {
    const version = catalogue.version()
    const keptAs = (key: string) => `${stateOf(key) ?? `of version ${version}`} ${key}`
    const read = (key: string) => (version === null ? undefined : kept.get(keptAs(key)))
    const found = new Map(keys.map((key) => [key, read(key)] as const))
    const missing = keys.filter((key) => found.get(key) === undefined)
    if (missing.length > 0) {
      for (const [key, row] of await load(missing)) {
        found.set(key, row)
        // A row overtaken by a change is right for this answer, but must not be kept.
        if (version !== null && catalogue.version() === version && isShared(row)) kept.set(keptAs(key), row)
      }
    }
    return keys.flatMap((key) => found.get(key) ?? [])
  }
}
