import { useQuery } from '@tanstack/react-query'
import { INGREDIENT_SEARCH_MIN } from '@zivina/contract/kernel/limits'
import { useAccount } from '#app/session/account/account-context.ts'

/** How many foods are offered for a name. */
const HITS = '6'

/** Foods that a name finds, each by its name in a kitchen: „polotučné mléko“ is what is bought. None without a connection. */
export function useEntryFoods(search: string) {
  const { api, guid } = useAccount()
  const { data } = useQuery({
    queryKey: ['entry-foods', guid, search],
    queryFn: ({ signal }) => api('GET /ingredient', { query: { search, limit: HITS }, signal }),
    enabled: search.length >= INGREDIENT_SEARCH_MIN,
    placeholderData: (before) => before,
    retry: false,
  })
  return new Map((data?.results ?? []).map((food) => [food.kitchen?.name ?? food.name, food]))
}
