import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#app/session/account/account-context.ts'

/** The points of the price list. Where it does not answer, the shop is there without them. */
export function usePointOffers() {
  const { api } = useAccount()
  return useQuery({
    queryKey: ['point-offers'],
    queryFn: async ({ signal }) => {
      const { results } = await api('GET /service', { query: {}, signal })
      return results.filter(({ kind }) => kind === 'points')
    },
  })
}
