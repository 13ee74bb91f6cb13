import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { Status } from '@zivina/nutrition/enumerations'
import { useDeferredValue, useState } from 'react'
import { useAccount } from './account-context.ts'

/** Which of one's own things are wanted. */
export type OwnListQuery = { offset: string; limit: string; search?: string; status?: Status }

type Page<Item> = { results: Item[]; count: number }

type OwnListSource<Item> = {
  /** Names the list among those kept; whoever changes an item lets go of this key. */
  key: string
  perPage: number
  read: (api: ApiClient, query: OwnListQuery, signal: AbortSignal) => Promise<Page<Item>>
}

/** One's own things that answer to words and a state, page by page. */
export function useOwnList<Item extends { guid: string }>({ key, perPage, read }: OwnListSource<Item>) {
  const { api, guid } = useAccount()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Status | null>(null)
  const words = useDeferredValue(search.trim())
  const query = useInfiniteQuery({
    queryKey: [key, guid, words, status],
    queryFn: ({ pageParam, signal }) => {
      const wishes = { ...(words === '' ? {} : { search: words }), ...(status === null ? {} : { status }) }
      return read(api, { offset: String(pageParam), limit: String(perPage), ...wishes }, signal)
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const pages = query.data?.pages ?? []
  return {
    items: unique(pages.flatMap(({ results }) => results)),
    count: pages.at(-1)?.count ?? 0,
    wishes: { search, setSearch, status, setStatus },
    isFiltered: search.trim() !== '' || status !== null,
    isLoaded: query.data !== undefined,
    isLoadingMore: query.isFetchingNextPage,
    failure: query.data === undefined && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  }
}

/** Where the next page of a list begins; undefined after its last one. */
export function nextOffset(last: Page<unknown>, pages: readonly Page<unknown>[]): number | undefined {
  const loaded = pages.reduce((sum, { results }) => sum + results.length, 0)
  return last.results.length > 0 && loaded < last.count ? loaded : undefined
}

/** One that slipped onto the next page meanwhile is not shown twice. */
function unique<Item extends { guid: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.guid, item])).values()]
}
