import type { NewsBlock } from '@zivina/contract/content/news'
import { NEWS_DAYS } from '@zivina/contract/kernel/limits'
import { createStore, useStore } from '#app/kit/state/store.ts'

const KEY = 'zivina-news-seen'
const DAY_MS = 24 * 3600 * 1000

/** Announces changes; the record itself is in the browser's storage. */
const changes = createStore(null, () => {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
})
const tell = () => changes.write(null)
/** Replaces the storage where it is unavailable; lasts as long as the page. */
let unkept: string | null = null

/** The time until which this browser's reader has seen the news; without a record, the last days are new. */
export function readSeen(): string {
  return readRecord() ?? new Date(Date.now() - NEWS_DAYS * DAY_MS).toISOString()
}

/** Stores the time; it never decreases. */
export function storeSeen(until: string): void {
  const before = readRecord()
  if (before !== null && before >= until) return
  unkept = until
  try {
    localStorage.setItem(KEY, until)
  } catch {
    // Without storage the news are offered again on the next page.
  }
  tell()
}

/**
 * Whether the reader was here before. A newcomer is told no news: to them everything is new. From now on they are.
 */
export function wasHereBefore(): boolean {
  if (readRecord() !== null) return true
  storeSeen(new Date().toISOString())
  return false
}

function readRecord(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept
  } catch {
    return unkept
  }
}

/** The record, updated as it changes in this and other tabs; null without one and on the server. */
export function useSeenRecord(): string | null {
  return useStore(changes.subscribe, readRecord, null)
}

/** Entries published after a moment. */
export function newerThan(blocks: readonly NewsBlock[], until: string): NewsBlock[] {
  return blocks.filter(({ published_at }) => published_at !== null && published_at > until)
}
