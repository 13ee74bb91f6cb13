import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { RecipeFilter } from '@zivina/nutrition/filters'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { CardRecipe } from '../../../components/recipe-card.tsx'
import { toCard } from '../../../components/to-card.ts'
import { confirmedVersion, knownFavorites } from '../../../favorites/favorites-store.ts'
import { subscribeToFavorites } from '../../../favorites/follow-favorites.ts'
import { toApiQuery } from '../../recipes/list/api-query.ts'
import { listAddress } from '../../recipes/list/list-address.ts'
import { useAccount } from '../account-context.ts'

/** What came from the server with the page: its first recipes, and the filter they pass. */
export type FavoriteStart = { address: string; page: FavoritePage }

export type FavoritePage = { recipes: CardRecipe[]; count: number }

/** One page of somebody's favourites under a filter. */
export async function readFavoritePage(
  api: ApiClient,
  filter: RecipeFilter,
  offset: number,
  signal: AbortSignal,
): Promise<FavoritePage> {
  const query = toApiQuery(filter, { offset })
  const { results, count } = await api('GET /recipe/favorites', { query, signal })
  return { recipes: results.map(toCard), count }
}

/** Own favourites under a filter, page by page. Whatever lost its heart meanwhile, here or in another tab, is not shown. */
export function useFavoriteList(filter: RecipeFilter, first: FavoriteStart | null) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const address = listAddress(filter)
  const hearts = useSyncExternalStore(subscribeToFavorites, knownFavorites, () => null)
  const query = useInfiniteQuery({
    queryKey: ['favorites', guid, address],
    queryFn: ({ pageParam, signal }) => readFavoritePage(api, filter, pageParam, signal),
    ...(first?.address === address ? { initialData: { pages: [first.page], pageParams: [0] } } : {}),
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

  // Once the server knows of a heart given or taken, here or elsewhere, the list is asked for anew.
  const version = useSyncExternalStore(subscribeToFavorites, confirmedVersion, () => 0)
  const before = useRef({ version, isKnown: hearts !== null })
  useEffect(() => {
    const isNews = before.current.isKnown && before.current.version !== version
    before.current = { version, isKnown: hearts !== null }
    if (isNews) void client.invalidateQueries({ queryKey: ['favorites', guid] })
  }, [version, hearts, client, guid])

  return { ...query, recipes, count }
}
