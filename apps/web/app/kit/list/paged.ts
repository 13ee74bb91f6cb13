/** One page of a list, as the API answers, and how many there are of all. */
export type Page<Item> = { results: readonly Item[]; count: number }

/** A list that is read page by page, in whatever state it is. */
export type Paged<Item> = {
  items: readonly Item[]
  count: number
  isLoaded: boolean
  isLoadingMore: boolean
  /** Why the first page is not here; while it is tried again, null. */
  failure: Error | null
  /** Why no more came; what is here stays. */
  moreFailure: Error | null
  retry: () => void
  loadMore: () => void
}

/** Where the next page of a list begins; undefined after its last one. */
export function nextOffset(last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined {
  const loaded = pages.reduce((sum, { results }) => sum + results.length, 0)
  return last.results.length > 0 && loaded < last.count ? loaded : undefined
}

/** One that slipped onto the next page meanwhile is shown once, as it is by now. */
export function unique<Item>(items: readonly Item[], identity: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [identity(item), item])).values()]
}
