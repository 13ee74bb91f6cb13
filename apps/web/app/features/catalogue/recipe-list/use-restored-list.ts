import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { cachedList, cacheList } from './cached-lists.ts'
import type { ListData } from './list-data.ts'

const NOTHING: readonly CardRecipe[] = []
const never = () => () => {}

/** Whether the page was rendered by the server and hydrated. */
export function useFromServer(): boolean {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [fromServer] = useState(!isClient)
  return fromServer
}

/**
 * Recipes below the first page that were loaded before this history entry was left. Known at the first render, so that the
 * scroll position is restored on a list of the same length. The server's page starts without them; `useRestored` adds them.
 */
export function useRestoredRecipes(data: ListData, fromServer: boolean): readonly CardRecipe[] {
  const { key, pathname, search } = useLocation()
  const [first] = useState(data)
  return useMemo(() => {
    if (fromServer && data === first) return NOTHING
    return cachedList(key, pathname + search)?.more ?? NOTHING
  }, [data, first, fromServer, key, pathname, search])
}

/** After a reload, or a return from another site, puts back what had been loaded and scrolls to where the reader was. */
export function useRestored(
  restore: (recipes: readonly CardRecipe[]) => void,
  shown: number,
  fromServer: boolean,
): void {
  const { key, pathname, search } = useLocation()
  const scroll = useRef<number | null>(null)
  const isDone = useRef(false)

  useLayoutEffect(() => {
    if (isDone.current || !fromServer) return
    isDone.current = true
    const kept = isReturn() ? cachedList(key, pathname + search) : null
    if (!kept || kept.more.length === 0) return
    scroll.current = kept.scroll
    restore(kept.more)
  }, [fromServer, key, pathname, search, restore])

  useLayoutEffect(() => {
    if (shown === 0 || scroll.current === null) return
    window.scrollTo(0, scroll.current)
    scroll.current = null
  }, [shown])
}

/** Stores the list as it is, for Back and reload. */
export function useStoringList(data: ListData, more: readonly CardRecipe[]): void {
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    if (data.failure !== null) return
    const keep = () => {
      cacheList(key, { address: pathname + search, data, more: [...more], scroll: window.scrollY, at: Date.now() })
    }
    keep()
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [data, more, key, pathname, search])
}

/** Whether this document was opened by reload, Back or Forward. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
