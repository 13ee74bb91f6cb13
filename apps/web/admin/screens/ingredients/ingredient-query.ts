import { sessionApi } from '#app/session/api/session-api.ts'

/** The query of an ingredient with everything known of it, also ahead of its turn. */
export function ingredientQuery({ guid }: { guid: string }) {
  return {
    queryKey: ['managed-ingredient', guid],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      sessionApi('GET /ingredient/{guid}', { params: { guid }, signal }),
    staleTime: 30_000,
  }
}
