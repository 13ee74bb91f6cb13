import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextOffset, type Page, type Paged, unique } from './paged.ts'

type PagedSource<Item> = {
  /** Names the list among the kept answers, with everything it depends on. */
  queryKey: readonly unknown[]
  read: (offset: number, signal: AbortSignal) => Promise<Page<Item>>
  identity: (item: Item) => string
  /** What came from the server with the page. */
  first?: Page<Item> | null
}

/** A list of the tab's kept answers, page by page. It is asked for anew whenever it is shown. */
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
    /** The list in sight is of other wishes; the one that is wanted is on its way. */
    isFormer: query.isPlaceholderData,
    failure: isLoaded || query.isFetching ? null : query.error,
    moreFailure: query.isFetchNextPageError ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  } satisfies Paged<Item> & { isFormer: boolean }
}
