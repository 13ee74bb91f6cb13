import { NEWS_DAYS } from '@zivina/contract/limits'
import type { NewsBlock } from '@zivina/contract/news'
import { useSyncExternalStore } from 'react'

const KEY = 'zivina-news-seen'
const DAY_MS = 24 * 3600 * 1000

const listeners = new Set<() => void>()
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
  for (const listener of listeners) listener()
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
  return useSyncExternalStore(subscribe, readRecord, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Entries that came after a moment. */
export function newerThan(blocks: readonly NewsBlock[], until: string): NewsBlock[] {
  return blocks.filter(({ published_at }) => published_at !== null && published_at > until)
}
