import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The query of a listed recipe with everything of it, also ahead of its turn. */
export function recipeQuery({ guid, slug, status }: Pick<RecipeShort, 'guid' | 'slug' | 'status'>) {
  return {
    // A decision changes more than the state: confirmations of the author go with an approval.
    queryKey: ['managed-recipe', guid, status],
    queryFn: ({ signal }: { signal: AbortSignal }) => sessionApi('GET /recipe/{slug}', { params: { slug }, signal }),
    staleTime: 30_000,
  }
}
