import { useSyncExternalStore } from 'react'

/** A value that lives outside of React, for parts of a page that know nothing of each other. */
export type Store<State> = {
  read: () => State
  /** Takes the new value and calls back every listener, also where the value is the same. */
  write: (next: State) => void
  /** @returns what ends the listening */
  subscribe: (listener: () => void) => () => void
}

/**
 * @param begin what is done as long as anybody listens, as following another tab; gives what ends it
 */
export function createStore<State>(initial: State, begin?: () => (() => void) | undefined): Store<State> {
  let state = initial
  let end: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) end = begin?.()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end?.()
      }
    },
  }
}

/**
 * A store's value in a component, drawn anew when it changes.
 * @param read what of the store; the same as long as nothing changed
 * @param onServer the value while rendering on the server and while scripts take the page over
 */
export function useStore<Value, OnServer>(
  subscribe: Store<unknown>['subscribe'],
  read: () => Value,
  onServer: OnServer,
): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(subscribe, read, () => onServer)
}
