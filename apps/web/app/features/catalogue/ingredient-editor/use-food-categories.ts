import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#app/session/api/browser-api.ts'

/** Food categories with their sub-categories, in shop order. */
export function useFoodCategories() {
  return useQuery({
    queryKey: ['food-categories'],
    queryFn: ({ signal }) => browserApi('GET /food_category', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPersisted: true },
  })
}
