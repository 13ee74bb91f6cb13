import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Page } from '#app/kit/list/paged.ts'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const keyOf = (guid: string): QueryKey => ['shop', guid]

/** The items of the shop, in its order. */
export function useShopItems() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  return useShopList('items', async (page, signal) => {
    const answer = await api('GET /shop', { query: { page }, signal })
    client.setQueryData([...keyOf(guid), 'balance'], answer.balance)
    return answer
  })
}

/** The person's points, as they were read with the items; undefined before. */
export function useBalance(): number | undefined {
  const { guid } = useAccount()
  return useQuery<number>({ queryKey: [...keyOf(guid), 'balance'], queryFn: skipToken }).data
}

/** What the person bought, the newest first. */
export function useOwnPurchases() {
  const { api } = useAccount()
  return useShopList('purchases', (page, signal) => api('GET /shop/purchases', { query: { page }, signal }))
}

/** How the person's points changed, the newest change first. */
export function usePointMoves() {
  const { api } = useAccount()
  return useShopList('points', (page, signal) => api('GET /shop/points', { query: { page }, signal }))
}

function useShopList<Item extends { guid: string }>(
  name: string,
  read: (page: string, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const { guid } = useAccount()
  return usePagedList<Item>({
    queryKey: [...keyOf(guid), name],
    read: (offset, signal) => read(String(Math.floor(offset / ROWS_PER_PAGE) + 1), signal),
    identity: (item) => item.guid,
  })
}

/** Reads everything of the shop again: after a purchase, or where it has changed meanwhile. */
export function useShopChanged(): () => Promise<void> {
  const { guid } = useAccount()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(guid) })
}
