import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { RECIPES_PER_PAGE } from '@zivina/contract/limits'
import type { PersonalRecipe } from '@zivina/contract/recipes'
import type { Status } from '@zivina/nutrition/enumerations'
import { useAccount } from '../account-context.ts'

/** One's own recipes that answer to words and a state, page by page. */
export function useOwnRecipes(search: string, status: Status | null) {
  const { api } = useAccount()
  const query = useInfiniteQuery({
    queryKey: ['own-recipes', search, status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /recipe/personal', {
        query: {
          offset: String(pageParam),
          limit: String(RECIPES_PER_PAGE),
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
    recipes: unique(pages.flatMap(({ results }) => results)),
    count: pages.at(-1)?.count ?? 0,
    isLoaded: query.data !== undefined,
    isLoadingMore: query.isFetchingNextPage,
    failure: query.data === undefined && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  }
}

/** One that slipped onto the next page meanwhile is not shown twice. */
function unique(recipes: readonly PersonalRecipe[]): PersonalRecipe[] {
  return [...new Map(recipes.map((recipe) => [recipe.guid, recipe])).values()]
}
