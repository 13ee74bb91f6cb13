import { useQuery } from '@tanstack/react-query'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { toApiQuery } from '#app/features/catalogue/filter/api-query.ts'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** Two rows on a wide screen. */
const SHOWN = 8

/** The first recipes of the list with a filter, and how many there are. */
export function useGoalRecipes(filter: RecipeFilter) {
  const { api, guid } = useAccount()
  const query = toApiQuery(filter, { limit: SHOWN })
  return useQuery({
    queryKey: ['goal-recipes', guid, query],
    queryFn: async ({ signal }) => {
      const { results, count } = await api('GET /recipe', { query, signal })
      return { recipes: results.map(toCard), count }
    },
  })
}
