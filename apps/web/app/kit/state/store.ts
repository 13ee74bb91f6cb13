import { useSyncExternalStore } from 'react'

/** A value outside of React, for parts of a page that do not know each other. */
export type Store<State> = {
  read: () => State
  /** Stores the value and calls every listener, even if the value is the same. */
  write: (next: State) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** @param begin called while there are subscribers, to follow another tab for example; returns a function that stops it */
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
 * A store's value in a component, rendered again when it changes.
 * @param read selects from the store; must return the same value as long as nothing changed
 * @param onServer the value while rendering on the server and during hydration
 */
export function useStore<Value, OnServer>(
  subscribe: Store<unknown>['subscribe'],
  read: () => Value,
  onServer: OnServer,
): Value | OnServer {
  return useSyncExternalStore<Value | OnServer>(subscribe, read, () => onServer)
}
