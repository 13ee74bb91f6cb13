import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@zivina/contract/commerce/order'
import { useEffect, useRef } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'
import { useRightsChanged } from '../membership/use-own-premium.ts'

const SOON_MS = 2_000
const LATER_MS = 15_000
/** After this many answers the customer no longer waits at the page. */
const SOON_ANSWERS = 60

/**
 * An order as it is stored, read again for as long as it waits for its payment. At the beginning the payment is read from the gateway
 * once, as its notification may come later than the user. Once it is paid, the rights of this browser are loaded again.
 */
export function useWatchedOrder(first: Order): Order {
  const { api } = useAccount()
  const client = useQueryClient()
  const { guid } = first
  const queryKey = ['order', guid] as const
  const { data: order = first } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('GET /order/{guid}', { params: { guid }, signal }),
    initialData: first,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.state !== 'CREATED' && data?.state !== 'AUTHORIZED') return false
      // A transfer takes days, so the order is polled at the long interval.
      const isSoon = data.payment_method === 'card' && dataUpdateCount < SOON_ANSWERS
      return isSoon ? SOON_MS : LATER_MS
    },
  })

  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || first.state !== 'CREATED' || first.payment_id === null) return
    isAsked.current = true
    void api('POST /order/{guid}/check', { params: { guid } })
      .then((answer) => client.setQueryData(['order', guid], answer.order))
      // A gateway that does not answer is asked again by the server, and the order goes on being read.
      .catch(() => {})
  }, [api, client, first, guid])

  const rightsChanged = useRightsChanged()
  const isRefreshed = useRef(false)
  const isPaid = order.state === 'PAID'
  useEffect(() => {
    if (!isPaid || isRefreshed.current || readTokenData()?.is_premium !== false) return
    isRefreshed.current = true
    void rightsChanged()
  }, [isPaid, rightsChanged])
  return order
}
