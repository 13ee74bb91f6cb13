import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { useEffect, useRef } from 'react'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { confirmedVersion, knownFavorites } from '#app/features/community/favorites/favorites-store.ts'
import { subscribeToFavorites } from '#app/features/community/favorites/follow-favorites.ts'
import type { Page } from '#app/kit/list/paged.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useStore } from '#app/kit/state/store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** Data from the server with the page: the first recipes and their filter. */
export type FavoriteStart = { address: string; page: FavoritePage }

export type FavoritePage = Page<CardRecipe>

/** One page of the user's favourites under a filter. */
export async function readFavoritePage(
  api: ApiClient,
  filter: RecipeFilter,
  offset: number,
  signal: AbortSignal,
): Promise<FavoritePage> {
  const query = toApiQuery(filter, { offset })
  const { results, count } = await api('GET /recipe/favorites', { query, signal })
  return { results: results.map(toCard), count }
}

/** The user's favourites under a filter, page by page. Recipes removed meanwhile, here or in another tab, are not shown. */
export function useFavoriteList(filter: RecipeFilter, first: FavoriteStart | null) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const address = listAddress(filter)
  const hearts = useStore(subscribeToFavorites, knownFavorites, null)
  const list = usePagedList<CardRecipe>({
    queryKey: ['favorites', guid, address],
    read: (offset, signal) => readFavoritePage(api, filter, offset, signal),
    identity: (recipe) => recipe.guid,
    first: first?.address === address ? first.page : null,
  })
  const items = hearts === null ? list.items : list.items.filter((recipe) => hearts.has(recipe.guid))
  const count = list.count - (list.items.length - items.length)

  // Once the server confirms a favourite added or removed, here or elsewhere, the list is loaded again.
  const version = useStore(subscribeToFavorites, confirmedVersion, 0)
  const before = useRef({ version, isKnown: hearts !== null })
  useEffect(() => {
    const isNews = before.current.isKnown && before.current.version !== version
    before.current = { version, isKnown: hearts !== null }
    if (isNews) void client.invalidateQueries({ queryKey: ['favorites', guid] })
  }, [version, hearts, client, guid])

  return { ...list, items, count }
}
