import { useCallback } from 'react'
import { createStore, type Store, useStore } from '#app/kit/state/store.ts'
import { readFromTab, storeInTab } from '#app/kit/state/tab-storage.ts'

export type TickedSteps = {
  /** Numbers of the ticked steps. */
  done: ReadonlySet<number>
  tick: (step: number, isDone: boolean) => void
}

const NONE: ReadonlySet<number> = new Set()
const stores = new Map<string, Store<ReadonlySet<number>>>()

/** The ticks of one version of a recipe; read again whenever the first part of a page asks for them. */
function ticksOf(key: string): Store<ReadonlySet<number>> {
  const known = stores.get(key)
  if (known) return known
  const store: Store<ReadonlySet<number>> = createStore<ReadonlySet<number>>(readTicks(key), () => {
    store.write(readTicks(key))
    return undefined
  })
  stores.set(key, store)
  return store
}

function readTicks(key: string): ReadonlySet<number> {
  const kept = readFromTab(key)
  return Array.isArray(kept) ? new Set(kept.filter(Number.isInteger)) : NONE
}

/**
 * Steps ticked off while cooking, the same for the page and its cook mode; they survive a reload, until the tab is closed or the
 * recipe changes.
 */
export function useTickedSteps({ guid, updated_at }: { guid: string; updated_at: string }): TickedSteps {
  const key = `recipe-steps:${guid}:${updated_at}`
  const subscribe = useCallback((listener: () => void) => ticksOf(key).subscribe(listener), [key])
  const done = useStore(subscribe, () => ticksOf(key).read(), NONE)
  const tick = useCallback(
    (step: number, isDone: boolean) => {
      const store = ticksOf(key)
      const next = new Set(store.read())
      if (isDone) next.add(step)
      else next.delete(step)
      storeInTab(key, next.size > 0 ? [...next] : null)
      store.write(next)
    },
    [key],
  )
  return { done, tick }
}
