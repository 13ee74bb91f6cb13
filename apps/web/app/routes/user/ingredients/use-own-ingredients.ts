import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/ingredients'
import { PERSONAL_INGREDIENTS_PER_PAGE } from '@zivina/contract/limits'
import type { Status } from '@zivina/nutrition/enumerations'
import { useAccount } from '../account-context.ts'

/** One's own ingredients that answer to words and a state, page by page. */
export function useOwnIngredients(search: string, status: Status | null) {
  const { api } = useAccount()
  const query = useInfiniteQuery({
    queryKey: ['own-ingredients', search, status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /ingredient/personal', {
        query: {
          offset: String(pageParam),
          limit: String(PERSONAL_INGREDIENTS_PER_PAGE),
          ...(search === '' ? {} : { search }),
          ...(status === null ? {} : { status }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { results }) => sum + results.length, 0)
      return shown < last.count ? shown : undefined
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const pages = query.data?.pages ?? []
  return {
    ingredients: unique(pages.flatMap(({ results }) => results)),
    count: pages.at(-1)?.count ?? 0,
    isLoaded: query.data !== undefined,
    isLoadingMore: query.isFetchingNextPage,
    failure: query.data === undefined && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  }
}

/** One that slipped onto the next page meanwhile is not shown twice. */
function unique(ingredients: readonly PersonalIngredient[]): PersonalIngredient[] {
  return [...new Map(ingredients.map((each) => [each.guid, each])).values()]
}
