import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { useCallback, useMemo } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { useOutbox, useSender } from '#app/session/outbox/use-outbox.ts'
import { LIST_WRITES, listKey, listSender, refreshCounts, type WaitingWrite } from './list-sending.ts'
import { useListEvents } from './use-list-events.ts'
import { applyWrite, type ListWrite } from './writes.ts'

type WithoutTime<Write> = Write extends unknown ? Omit<Write, 'at'> : never
export type ListChange = WithoutTime<ListWrite>

/** A list as it is with everything that waits to be sent, kept up with what others do. `change` is shown at once. */
export function useShoppingList(guid: string, first: ShoppingList | null) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: listKey(person, guid),
    queryFn: ({ signal }) => api('GET /shopping_list/{guid}', { params: { guid }, signal }),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
  const { waiting, refused, isCut, isUnstored, change, retry, drop } = useListOutbox(guid)

  useListEvents(guid, (version) => {
    const known = client.getQueryData<ShoppingList>(listKey(person, guid))?.version ?? 0
    if (version !== null && version <= known) return
    void client.invalidateQueries({ queryKey: listKey(person, guid) })
    refreshCounts(client, person)
  })

  const own = useMemo(() => waiting.filter(({ write }) => write.list === guid), [waiting, guid])
  const list = useMemo(
    () => query.data && own.reduce((now, { write }) => applyWrite(now, write.write), query.data),
    [query.data, own],
  )
  const waitingChanges = { count: isCut ? own.length : 0, isUnstored, retry, drop, refused }
  return { query: { ...query, data: list }, change, waitingChanges }
}

/** What waits to be sent. `change` adds a change of a list. */
function useListOutbox(list: string) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  useSender(
    LIST_WRITES,
    useMemo(() => listSender(api, person, client), [api, person, client]),
  )
  const outbox = useOutbox<WaitingWrite>(LIST_WRITES)
  const { put } = outbox
  const change = useCallback(
    (wanted: ListChange) => put({ list, write: { ...wanted, at: new Date().toISOString() } as ListWrite }),
    [put, list],
  )
  return { ...outbox, change }
}
