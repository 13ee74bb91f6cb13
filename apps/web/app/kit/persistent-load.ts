import { createStore } from './store.ts'

/** A failed try to load something. */
export type Attempt = {
  /** Tries once more. */
  again: () => void
  isTrying: boolean
  /** Whether trying again did not help: where a new version took the place of the code, only a new page does. */
  isRepeated: boolean
}

/** How a loading goes on: the failed try, null while there is none, and word of each change. */
export type Loading = { attempt: () => Attempt | null; subscribe: (listener: () => void) => () => void }

/**
 * Loads something until it is there: after a failure it waits to be told to try again instead of giving up, so that whoever
 * awaits it need not begin anew.
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
          // While rendering on a server nobody is there to try again.
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
