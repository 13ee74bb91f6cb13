import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Page, type Paged, unique } from './paged.ts'

/** Rows appended to a list, by the place in the browser's history: going back restores them. */
const appendedByPlace = new Map<string, readonly unknown[]>()
const PLACES_KEPT = 30

type More<Item> = { place: string; items: readonly Item[]; state: 'idle' | 'loading'; failure: Error | null }

/**
 * A list whose first page was loaded with the page and whose further pages are loaded on demand: for public pages, which have
 * no query cache. Appended rows are restored when coming back to the page.
 *
 * @param first the page from the loader
 * @param identity of an item: one that moved to the next page meanwhile is shown once
 * @param fetchPage loads the page at an offset
 */
export function useAppendedList<Item>(
  first: Page<Item>,
  identity: (item: Item) => string,
  fetchPage: (offset: number) => Promise<Page<Item>>,
): Paged<Item> {
  const { key, pathname, search } = useLocation()
  const place = `${key} ${pathname}${search}`
  const [held, setHeld] = useState<More<Item>>(() => arrive(place))
  // Another place in the history is another list; its former rows are restored on arrival.
  const more = held.place === place ? held : arrive<Item>(place)
  const current = useRef(place)
  current.current = place
  const items = unique([...first.results, ...more.items], identity)

  const loadMore = async () => {
    if (more.state === 'loading') return
    const tell = (next: Partial<More<Item>>) => {
      if (current.current === place) setHeld({ ...more, state: 'idle', failure: null, ...next })
    }
    tell({ state: 'loading' })
    try {
      const { results } = await fetchPage(items.length)
      const grown = [...more.items, ...results]
      remember(place, grown)
      tell({ items: grown })
    } catch (failure) {
      tell({ failure: failure instanceof Error ? failure : new Error(String(failure)) })
    }
  }

  return {
    items,
    count: first.count,
    isLoaded: true,
    isLoadingMore: more.state === 'loading',
    failure: null,
    moreFailure: more.failure,
    retry: () => {},
    loadMore: () => void loadMore(),
  }
}

function arrive<Item>(place: string): More<Item> {
  const items = (appendedByPlace.get(place) as readonly Item[] | undefined) ?? []
  return { place, items, state: 'idle', failure: null }
}

function remember(place: string, items: readonly unknown[]): void {
  appendedByPlace.delete(place)
  appendedByPlace.set(place, items)
  const oldest = appendedByPlace.keys().next().value
  if (appendedByPlace.size > PLACES_KEPT && oldest !== undefined) appendedByPlace.delete(oldest)
}
