import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { useAccount } from '#app/session/account/account-context.ts'

/** How many items of a list the overview shows. */
const SHOWN = '3'

async function readRecent(api: ApiClient, signal: AbortSignal) {
  const query = { limit: SHOWN }
  const [favorites, own] = await Promise.all([
    api('GET /recipe/favorites', { query, signal }),
    api('GET /recipe/personal', { query, signal }),
  ])
  return { favorites, own }
}

export type Recent = Awaited<ReturnType<typeof readRecent>>

/** For the server: null on failure, as the page works without it and the browser asks again. */
export async function readRecentOrNothing(api: ApiClient, signal: AbortSignal): Promise<Recent | null> {
  try {
    return await readRecent(api, signal)
  } catch {
    return null
  }
}

/** The newest favourites and the user's newest own recipes. */
export function useRecent(first: Recent | null) {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: ['recent-recipes', guid],
    queryFn: ({ signal }) => readRecent(api, signal),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
}
