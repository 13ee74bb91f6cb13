import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextOffset, type Page, type Paged, unique } from './paged.ts'

type PagedSource<Item> = {
  /** The key of the list in the query cache, with everything it depends on. */
  queryKey: readonly unknown[]
  read: (offset: number, signal: AbortSignal) => Promise<Page<Item>>
  identity: (item: Item) => string
  /** The first page, if it was rendered by the server. */
  first?: Page<Item> | null
}

/** A list in the tab's query cache, page by page. It is fetched again whenever it is shown. */
export function usePagedList<Item>({ queryKey, read, identity, first }: PagedSource<Item>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    ...(first ? { initialData: { pages: [first], pageParams: [0] } } : {}),
  })
  const pages = query.data?.pages ?? []
  const isLoaded = query.data !== undefined
  return {
    items: unique(
      pages.flatMap(({ results }) => results),
      identity,
    ),
    count: pages.at(-1)?.count ?? 0,
    isLoaded,
    isLoadingMore: query.isFetchingNextPage,
    /** The shown list belongs to former filters; the requested one is loading. */
    isFormer: query.isPlaceholderData,
    failure: isLoaded || query.isFetching ? null : query.error,
    moreFailure: query.isFetchNextPageError ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  } satisfies Paged<Item> & { isFormer: boolean }
}
