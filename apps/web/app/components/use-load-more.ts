import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/unknown-error'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { showSnackbar } from './ui/snackbar-store.ts'

type Page<Item> = { results: readonly Item[]; count: number }

/** Rows appended to a list, by the place in the browser's history: going back finds them where they were. */
const appendedByPlace = new Map<string, readonly unknown[]>()
const PLACES_KEPT = 30

/**
 * A list of which the loader brought the first page and the visitor asks for more. What was appended survives leaving
 * the page and coming back.
 *
 * @param first the loader's page
 * @param identity of an item: one that slipped onto the next page meanwhile is not shown twice
 * @param fetchPage brings the page that begins at an offset
 */
export function useLoadMore<Item>(
  first: Page<Item>,
  identity: (item: Item) => string,
  fetchPage: (offset: number) => Promise<Page<Item>>,
) {
  const { key, pathname, search } = useLocation()
  const place = `${key} ${pathname}${search}`
  const [appended, setAppended] = useState({ place, items: recall<Item>(place) })
  const [loading, setLoading] = useState(false)
  const current = useRef(place)
  current.current = place
  // Another place in the history is another list; on arriving, what was there before is there again.
  const more = appended.place === place ? appended.items : recall<Item>(place)
  const items = [...first.results, ...more]

  const loadMore = async () => {
    setLoading(true)
    try {
      const page = await fetchPage(items.length)
      const known = new Set(items.map(identity))
      const grown = [...more, ...page.results.filter((item) => !known.has(identity(item)))]
      remember(place, grown)
      if (current.current === place) setAppended({ place, items: grown })
    } catch (failure) {
      showSnackbar(failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE, 'error')
    } finally {
      setLoading(false)
    }
  }

  return { items, loading, loadMore, hasMore: items.length < first.count }
}

function recall<Item>(place: string): readonly Item[] {
  return (appendedByPlace.get(place) as readonly Item[] | undefined) ?? []
}

function remember(place: string, items: readonly unknown[]): void {
  appendedByPlace.delete(place)
  appendedByPlace.set(place, items)
  const oldest = appendedByPlace.keys().next().value
  if (appendedByPlace.size > PLACES_KEPT && oldest !== undefined) appendedByPlace.delete(oldest)
}
