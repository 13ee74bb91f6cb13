import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@zivina/contract/client'
import type { OwnPremium } from '@zivina/contract/commerce/own-subscription'
import type { StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import { useAccount } from '#app/session/account/account-context.ts'
import { userKey } from '#app/session/account/user-query.ts'
import { refreshRights } from '#app/session/tokens/refresh-rights.ts'
import { announceSession } from '#app/session/tokens/session-store.ts'

const premiumKey = (guid: string) => ['subscription', guid] as const
const storesKey = (guid: string) => ['store-subscriptions', guid] as const
export const ordersKey = (guid: string) => ['orders', guid] as const

/** What the user has of premium, and what renews it. */
export function useOwnPremium() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: premiumKey(guid),
    queryFn: ({ signal }) => api('GET /subscription', { signal }),
    refetchOnMount: 'always',
  })
}

/** What the user has from app stores; nothing while that is not known. */
export function useStoreSubscriptions(): readonly StoreSubscription[] {
  const { api, guid } = useAccount()
  const { data } = useQuery({
    queryKey: storesKey(guid),
    queryFn: ({ signal }) => api('GET /store_subscription', { signal }),
    refetchOnMount: 'always',
  })
  return data?.results ?? []
}

/** Shows an answer that tells what the user has from app stores now. */
export function useShowStores(): (answer: CallOutput<'GET /store_subscription'>) => void {
  const { guid } = useAccount()
  const client = useQueryClient()
  return (answer) => client.setQueryData(storesKey(guid), answer)
}

/** Shows an answer that tells what the user has now. */
export function useShowPremium(): (premium: OwnPremium) => void {
  const { guid } = useAccount()
  const client = useQueryClient()
  return (premium) => client.setQueryData(premiumKey(guid), premium)
}

/**
 * After premium began or ended: the rights of this browser are loaded again, so that the very next page is the right one, in every tab,
 * and what is shown of account, Premium and orders, too.
 */
export function useRightsChanged(): () => Promise<void> {
  const { guid } = useAccount()
  const client = useQueryClient()
  return async () => {
    await refreshRights()
    announceSession('in')
    await Promise.all(
      [userKey(guid), premiumKey(guid), ordersKey(guid)].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}
