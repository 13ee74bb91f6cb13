/** One page of a list, as the API answers, with the total number. */
export type Page<Item> = { results: readonly Item[]; count: number }

/** The state of a list that is loaded page by page. */
export type Paged<Item> = {
  items: readonly Item[]
  count: number
  isLoaded: boolean
  isLoadingMore: boolean
  /** Why the first page could not be loaded; null during a retry. */
  failure: Error | null
  /** Why the next page could not be loaded; loaded rows stay. */
  moreFailure: Error | null
  retry: () => void
  loadMore: () => void
}

/** The offset of the next page; undefined after the last one. */
export function nextOffset(last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined {
  const loaded = pages.reduce((sum, { results }) => sum + results.length, 0)
  return last.results.length > 0 && loaded < last.count ? loaded : undefined
}

/** Removes repeated rows, which moved to the next page meanwhile, keeping the newest. */
export function unique<Item>(items: readonly Item[], identity: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [identity(item), item])).values()]
}
