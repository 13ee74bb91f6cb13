import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#app/session/account/account-context.ts'

const newsKey = (guid: string) => ['news', guid] as const

/** The news that the user has not seen yet; null where there are none. Cached for the visit, as news are not urgent. */
export function useNews() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: newsKey(guid),
    queryFn: async ({ signal }) => (await api('GET /news/load_news_user', { signal })) ?? null,
    staleTime: 5 * 60_000,
  })
}

/** Marks them as seen: at once here, then on the server. */
export function useMarkSeen() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (until: string) => api('POST /news/seen', { body: { until } }),
    onMutate: () => client.setQueryData(newsKey(guid), null),
  })
}
