/**
 * What was begun before logging in, until it can be done: it lives in the tab, which the way through log-in does not leave,
 * and is forgotten after an hour, so that nothing long past happens by itself.
 */
const PREFIX = 'zivina-pending:'
const MAX_AGE_MS = 60 * 60_000

type Kept = { at: number; value: unknown }

/** One kind of thing that can be begun. A newer one takes the place of an older one. */
export type Begun<Value> = {
  keep: (value: Value) => void
  /** What waits, and waits no more: it is tried once. Null where nothing does, or nothing that is such a value. */
  take: (now?: number) => Value | null
}

/** @param isValue tells what a tab's storage holds from what it may hold */
export function begun<Value>(kind: string, isValue: (value: unknown) => value is Value): Begun<Value> {
  return {
    keep(value) {
      try {
        sessionStorage.setItem(PREFIX + kind, JSON.stringify({ at: Date.now(), value } satisfies Kept))
      } catch {
        // A storage that is full or forbidden keeps nothing; the way to log in stays open all the same.
      }
    },
    take(now = Date.now()) {
      try {
        const text = sessionStorage.getItem(PREFIX + kind)
        sessionStorage.removeItem(PREFIX + kind)
        const kept = JSON.parse(text ?? 'null') as Kept | null
        return kept !== null && now - kept.at < MAX_AGE_MS && isValue(kept.value) ? kept.value : null
      } catch {
        return null
      }
    },
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
