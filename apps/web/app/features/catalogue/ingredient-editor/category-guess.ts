import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { DEBOUNCE_SEARCH, INGREDIENT_SEARCH_MIN, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** The guid of the category that a food of this name probably has: that of the known food most like it. Null where none is. */
export function useCategoryGuess(name: string): string | null {
  const { api } = useAccount()
  const typed = useDebounced(name.trim().slice(0, SEARCH_TEXT_MAX), DEBOUNCE_SEARCH)
  const { data } = useQuery({
    queryKey: ['category-guess', typed],
    queryFn: ({ signal }) => guessCategory(api, typed, signal),
    enabled: typed.length >= INGREDIENT_SEARCH_MIN,
    placeholderData: (before) => before,
    retry: false,
  })
  return data ?? null
}

async function guessCategory(api: ApiClient, name: string, signal: AbortSignal): Promise<string | null> {
  for (const search of searchesFor(name)) {
    const { results } = await api('GET /ingredient', { query: { search, limit: '1' }, signal })
    const like = results[0]
    if (like)
      return (await api('GET /ingredient/{guid}', { params: { guid: like.guid }, signal })).sub_food_category.guid
  }
  return null
}

/** The whole name, then its first words: a brand stands mostly at the end. „Müsli tyčinka Emco“ is looked for as „Müsli tyčinka“, too. */
export function searchesFor(name: string): string[] {
  const words = name.split(/\s+/u).filter(Boolean)
  const shorter = [words.length, 2, 1].filter((count, at, all) => count <= words.length && all.indexOf(count) === at)
  return shorter.map((count) => words.slice(0, count).join(' ')).filter((text) => text.length >= INGREDIENT_SEARCH_MIN)
}
