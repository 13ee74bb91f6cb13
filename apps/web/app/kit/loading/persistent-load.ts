import { createStore } from '#app/kit/state/store.ts'

/** A failed attempt to load something. */
export type Attempt = {
  /** Retries. */
  again: () => void
  isTrying: boolean
  /** Whether a retry failed too: after a new version only a reload helps. */
  isRepeated: boolean
}

/** The state of loading: the failed attempt, null while there is none, and a subscription to changes. */
export type Loading = { attempt: () => Attempt | null; subscribe: (listener: () => void) => () => void }

/**
 * Loads something until it succeeds: after a failure it waits for a retry instead of rejecting, so that callers need not start
 * again.
 */
export function persistently<Loaded>(load: () => Promise<Loaded>): Loading & { load: () => Promise<Loaded> } {
  const { read, write: tell, subscribe } = createStore<Attempt | null>(null)
  const wish = (isRepeated: boolean) =>
    new Promise<void>((resolve) => {
      const again = () => {
        tell({ again: () => {}, isTrying: true, isRepeated })
        resolve()
      }
      tell({ again, isTrying: false, isRepeated })
    })
  return {
    async load(): Promise<Loaded> {
      for (let failures = 0; ; failures++) {
        try {
          const loaded = await load()
          tell(null)
          return loaded
        } catch (reason) {
          // While rendering on a server no one can retry.
          if (import.meta.env.SSR) throw reason
          reportError(reason)
          await wish(failures > 0)
        }
      }
    },
    attempt: read,
    subscribe,
  }
}
