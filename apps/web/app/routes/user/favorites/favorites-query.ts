import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { RecipeFilter } from '@zivina/nutrition/filters'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toCard } from '../../../components/to-card.ts'
import { knownFavorites } from '../../../favorites/favorites-store.ts'
import { subscribeToFavorites } from '../../../favorites/follow-favorites.ts'
import { toApiQuery } from '../../recipes/list/api-query.ts'
import { listAddress } from '../../recipes/list/list-address.ts'
import { useAccount } from '../account-context.ts'

/** Own favourites under a filter, page by page. Whatever lost its heart meanwhile, here or in another tab, is not shown. */
export function useFavoriteList(filter: RecipeFilter) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const hearts = useSyncExternalStore(subscribeToFavorites, knownFavorites, () => null)
  const query = useInfiniteQuery({
    queryKey: ['favorites', guid, listAddress(filter)],
    queryFn: async ({ pageParam, signal }) => {
      const { results, count } = await api('GET /recipe/favorites', {
        query: toApiQuery(filter, { offset: pageParam }),
        signal,
      })
      return { recipes: results.map(toCard), count }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.recipes.length, 0)
      return last.recipes.length > 0 && loaded < last.count ? loaded : null
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const loaded = query.data?.pages.flatMap(({ recipes }) => recipes) ?? []
  const recipes = hearts === null ? loaded : loaded.filter((recipe) => hearts.has(recipe.guid))
  const lost = loaded.length - recipes.length
  const count = (query.data?.pages.at(-1)?.count ?? 0) - lost

  // A heart given elsewhere brings a recipe that this list does not hold yet.
  const before = useRef(hearts)
  useEffect(() => {
    const gained = before.current !== null && [...(hearts ?? [])].some((heart) => !before.current?.has(heart))
    before.current = hearts
    if (gained) void client.invalidateQueries({ queryKey: ['favorites', guid] })
  }, [hearts, client, guid])

  return { ...query, recipes, count }
}
