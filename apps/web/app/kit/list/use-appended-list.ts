import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Page, Paged } from './paged.ts'
import { useGrownList } from './use-grown-list.ts'

/** Rows appended to a list, by the place in the browser's history: going back restores them. */
const appendedByPlace = new Map<string, readonly unknown[]>()
const PLACES_KEPT = 30

/**
 * A list of which the page's loader brought the first page and the visitor asks for more. What was appended survives leaving
 * the page and coming back.
 *
 * @param first the loader's page
 * @param identity of an item
 * @param fetchPage brings the page that begins at an offset
 */
export function useAppendedList<Item>(
  first: Page<Item>,
  identity: (item: Item) => string,
  fetchPage: (offset: number) => Promise<Page<Item>>,
): Paged<Item> {
  const { key, pathname, search } = useLocation()
  const place = `${key} ${pathname}${search}`
  const kept = appendedByPlace.get(place) as readonly Item[] | undefined
  const { items, added, isLoadingMore, moreFailure, loadMore } = useGrownList({
    of: place,
    first: first.results,
    kept,
    identity,
    fetchPage,
  })
  useEffect(() => {
    if (added.length > 0) remember(place, added)
  }, [place, added])
  const { count } = first
  return { items, count, isLoaded: true, isLoadingMore, failure: null, moreFailure, retry: () => {}, loadMore }
}

function remember(place: string, items: readonly unknown[]): void {
  appendedByPlace.delete(place)
  appendedByPlace.set(place, items)
  const oldest = appendedByPlace.keys().next().value
  if (appendedByPlace.size > PLACES_KEPT && oldest !== undefined) appendedByPlace.delete(oldest)
}
