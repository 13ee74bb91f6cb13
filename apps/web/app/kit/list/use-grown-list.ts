import { useCallback, useEffect, useRef, useState } from 'react'
import { unique } from './paged.ts'

type Grown<Item> = { of: unknown; added: readonly Item[]; isLoading: boolean; failure: Error | null }

type GrownListOptions<Item> = {
  /** What the list is of. Another value is another list: it begins without what was added, and answers for the former are dropped. */
  of: unknown
  first: readonly Item[]
  /** What had been added when the list was left, where one comes back to it. */
  kept?: readonly Item[] | undefined
  /** An item that slipped onto the next page meanwhile is shown once. */
  identity: (item: Item) => string
  /** Brings the page that begins after so many items. */
  fetchPage: (offset: number, signal: AbortSignal) => Promise<{ results: readonly Item[] }>
}

const NOTHING: readonly never[] = []

/** A first page and what the visitor asks for below it. For public pages, which carry no kept answers. */
export function useGrownList<Item>({ of, first, kept = NOTHING, identity, fetchPage }: GrownListOptions<Item>) {
  const [held, setHeld] = useState<Grown<Item>>(() => begun(of, kept))
  const grown = held.of === of ? held : begun<Item>(of, kept)
  if (held.of !== of) setHeld(grown)
  const running = useRef<AbortController | null>(null)
  useEffect(() => {
    void of
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [of])

  const items = unique([...first, ...grown.added], identity)
  const loadMore = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const tell = (change: (now: Grown<Item>) => Partial<Grown<Item>>) =>
      setHeld((now) => (now.of === of ? { ...now, isLoading: false, failure: null, ...change(now) } : now))
    tell(() => ({ isLoading: true }))
    try {
      const { results } = await fetchPage(items.length, controller.signal)
      tell(({ added }) => ({ added: [...added, ...results] }))
    } catch (failure) {
      if (!controller.signal.aborted) tell(() => ({ failure: asError(failure) }))
    } finally {
      if (running.current === controller) running.current = null
    }
  }
  return {
    items,
    added: grown.added,
    isLoadingMore: grown.isLoading,
    moreFailure: grown.failure,
    loadMore: () => void loadMore(),
    /** Puts something else in the place of what was added. */
    put: useCallback((added: readonly Item[]) => setHeld((now) => ({ ...now, added })), []),
  }
}

function begun<Item>(of: unknown, added: readonly Item[]): Grown<Item> {
  return { of, added, isLoading: false, failure: null }
}

function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure))
}
