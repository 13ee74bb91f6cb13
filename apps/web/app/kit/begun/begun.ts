/**
 * Actions begun before log-in, stored until they can be done: in the tab, where the log-in takes place too, and for an hour at
 * most, so that nothing old happens unexpectedly.
 */
const PREFIX = 'zivina-pending:'
const MAX_AGE_MS = 60 * 60_000

type StoredBegun = { at: number; value: unknown }

/** One kind of action. A newer one replaces an older one. */
export type Begun<Value> = {
  keep: (value: Value) => void
  /** Removes and returns the waiting value, so that it is tried once. Null where there is none, or an invalid one. */
  take: (now?: number) => Value | null
}

/** Whether an action of a kind waits for the log-in. */
export function isBegun(kind: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + kind) !== null
  } catch {
    return false
  }
}

/** @param isValue validates what was read from storage */
export function begun<Value>(kind: string, isValue: (value: unknown) => value is Value): Begun<Value> {
  return {
    keep(value) {
      try {
        sessionStorage.setItem(PREFIX + kind, JSON.stringify({ at: Date.now(), value } satisfies StoredBegun))
      } catch {
        // Without storage nothing is stored; the log-in works all the same.
      }
    },
    take(now = Date.now()) {
      try {
        const text = sessionStorage.getItem(PREFIX + kind)
        sessionStorage.removeItem(PREFIX + kind)
        const stored = JSON.parse(text ?? 'null') as StoredBegun | null
        return stored !== null && now - stored.at < MAX_AGE_MS && isValue(stored.value) ? stored.value : null
      } catch {
        return null
      }
    },
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
