import { useSyncExternalStore } from 'react'

/** A value that lives outside of React, for parts of a page that know nothing of each other. */
export type Store<State> = {
  read: () => State
  /** Takes the new value and calls back everybody who listens, also where it is the same. */
  write: (next: State) => void
  /** @returns what ends the listening */
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * A store's value in a component, drawn anew when it changes.
 * @param onServer the value while rendering on the server and while scripts take the page over
 */
export function useStore<State, OnServer = State>(
  { subscribe, read }: Pick<Store<State>, 'subscribe' | 'read'>,
  onServer: OnServer,
): State | OnServer {
  return useSyncExternalStore<State | OnServer>(subscribe, read, () => onServer)
}
