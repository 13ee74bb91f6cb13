import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import type { ListData } from './list-data.ts'

/**
 * Lists as they were left, by their place in the browser's history, so that Back and reload restore their length. They are in
 * the tab's session storage and are dropped when it is full.
 */
export type CachedList = {
  address: string
  data: ListData
  /** Recipes loaded after the first page. */
  more: CardRecipe[]
  /** The scroll position, in CSS pixels from the top. */
  scroll: number
  /** When it was stored, in milliseconds of the browser's clock. */
  at: number
}

const PREFIX = 'zivina-recepty-3:'
/** Older lists are loaded again. */
const MAX_AGE_MS = 30 * 60_000
const MAX_LISTS = 20

/** The list stored for a place of the history, if it has this address and is not old. */
export function cachedList(key: string | null, address: string, now = Date.now()): CachedList | null {
  if (key === null) return null
  const kept = read(PREFIX + key)
  return kept && kept.address === address && now - kept.at < MAX_AGE_MS ? kept : null
}

/** Stores a list; the oldest ones are dropped. Without storage only this convenience is lost. */
export function cacheList(key: string, kept: CachedList): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept))
    dropOldest(MAX_LISTS)
  } catch {
    dropOldest(0)
  }
}

function read(name: string): CachedList | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as CachedList | null
  } catch {
    return null
  }
}

function dropOldest(left: number): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))
    const byAge = names.sort((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0))
    for (const name of byAge.slice(0, Math.max(0, names.length - left))) sessionStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to drop.
  }
}
