import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_DAYS } from '@zivina/contract/kernel/limits'
import { createStore, useStore } from '#app/kit/store.ts'

const KEY = 'zivina-news-seen'
const DAY_MS = 24 * 3600 * 1000

/** Tells of changes; the record itself is the browser's. */
const changes = createStore(null, () => {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
})
const tell = () => changes.write(null)
/** What storage that is off would have kept; it lasts as long as the page. */
let unkept: string | null = null

/** Until when this browser's reader has seen the news; without a record, the last days are new to them. */
export function readSeen(): string {
  return readRecord() ?? new Date(Date.now() - NEWS_DAYS * DAY_MS).toISOString()
}

/** Remembers it; never goes back. */
export function keepSeen(until: string): void {
  const before = readRecord()
  if (before !== null && before >= until) return
  unkept = until
  try {
    localStorage.setItem(KEY, until)
  } catch {
    // Storage is off: the news are offered once more on the next page.
  }
  tell()
}

function readRecord(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

/** The record, followed as it changes here and in other tabs; null without one and on the server. */
export function useSeenRecord(): string | null {
  return useStore(changes.subscribe, readRecord, null)
}

/** Entries that came after a moment. */
export function newerThan(blocks: readonly NewsBlock[], until: string): NewsBlock[] {
  return blocks.filter(({ published_at }) => published_at !== null && published_at > until)
}
