import { createStore, type Store } from '#app/kit/state/store.ts'

/** A write that the server has not confirmed. */
export type Waiting<Write> = { id: string; write: Write }

export type OutboxState<Write> = {
  waiting: readonly Waiting<Write>[]
  /** Whether the connection was cut at the last attempt. */
  isCut: boolean
}

export type Outbox<Write> = Pick<Store<OutboxState<Write>>, 'read' | 'subscribe'> & {
  /** Adds a write behind the others. */
  put: (write: Write) => void
  /** What the server has confirmed or refused, or another tab has sent. */
  drop: (id: string) => void
  setCut: (isCut: boolean) => void
  /** Runs while no other tab of this browser sends from the same outbox. */
  alone: (send: () => Promise<void>) => Promise<void>
  /** Called with writes that another tab has sent. @returns a function that unsubscribes */
  onSentElsewhere: (listener: (sent: readonly Waiting<Write>[]) => void) => () => void
}

/**
 * Writes that wait to be sent, one after another: shown at once, kept over a reload and shared by the tabs of a browser. The
 * browser’s storage is what counts; where there is none, the writes wait in this page.
 *
 * @param key in the storage: one for each account
 */
export function createOutbox<Write>(key: string): Outbox<Write> {
  const listeners = new Set<(sent: readonly Waiting<Write>[]) => void>()
  const store = createStore<OutboxState<Write>>({ waiting: stored<Write>(key) ?? [], isCut: false }, () => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
      const before = store.read()
      const waiting = stored<Write>(key) ?? []
      const left = new Set(waiting.map(({ id }) => id))
      const sent = before.waiting.filter(({ id }) => !left.has(id))
      if (sent.length > 0) for (const listener of listeners) listener(sent)
      store.write({ ...before, waiting })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  })

  const change = (next: (waiting: readonly Waiting<Write>[]) => Waiting<Write>[]) => {
    const waiting = next(stored<Write>(key) ?? store.read().waiting)
    keep(key, waiting)
    store.write({ ...store.read(), waiting })
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    put: (write) => change((waiting) => [...waiting, { id: crypto.randomUUID(), write }]),
    drop: (id) => change((waiting) => waiting.filter((one) => one.id !== id)),
    setCut: (isCut) => {
      if (store.read().isCut !== isCut) store.write({ ...store.read(), isCut })
    },
    alone: (send) => locks()?.request(key, send) ?? send(),
    onSentElsewhere: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Browsers have them only on secure pages. */
const locks = (): LockManager | null | undefined => (navigator as { locks?: LockManager | null }).locks

/** Null where nothing can be stored. */
function stored<Write>(key: string): Waiting<Write>[] | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return null
  }
}

function keep<Write>(key: string, waiting: readonly Waiting<Write>[]): void {
  try {
    if (waiting.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(waiting))
  } catch {
    // Without storage the writes wait in this page.
  }
}
