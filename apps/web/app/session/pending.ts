/**
 * What somebody began before logging in, until they have: it lives in the tab, which the way through log-in does not leave,
 * and is forgotten after an hour, so that nothing long past happens by itself.
 */
const PREFIX = 'zivina-pending:'
const MAX_AGE_MS = 60 * 60_000

type PendingKind = 'favorite' | 'filter' | 'modification'
type Kept = { at: number; value: unknown }

/** Keeps one thing of a kind; a newer one takes its place. A storage that is full or forbidden keeps none. */
export function keepPending(kind: PendingKind, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + kind, JSON.stringify({ at: Date.now(), value } satisfies Kept))
  } catch {
    // The way to log in stays open all the same.
  }
}

/** What waits, and waits no more: it is tried once. */
export function takePending(kind: PendingKind, now = Date.now()): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + kind)
    sessionStorage.removeItem(PREFIX + kind)
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept !== null && now - kept.at < MAX_AGE_MS ? kept.value : null
  } catch {
    return null
  }
}
