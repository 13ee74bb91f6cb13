import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from '#app/kit/state/store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { listOutboxOf } from './list-outbox.ts'
import { listKey, refreshCounts, sendingOf, showSent } from './list-sending.ts'
import { useListEvents } from './use-list-events.ts'
import { applyWrite, type ListWrite } from './writes.ts'

type WithoutTime<Write> = Write extends unknown ? Omit<Write, 'at'> : never
export type ListChange = WithoutTime<ListWrite>

const NOTHING = { waiting: [], isCut: false } as const

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
  const { waiting, isCut } = useWaiting(person)
  const { change } = useListSending(guid)

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
  return { query: { ...query, data: list }, change, waiting_count: own.length, is_cut: isCut }
}

/** What waits to be sent. */
function useWaiting(person: string) {
  const outbox = typeof window === 'undefined' ? null : listOutboxOf(person)
  return useStore(outbox?.subscribe ?? never, () => outbox?.read() ?? NOTHING, NOTHING)
}

const never = () => () => undefined

/** Sends what waits, also from before a reload. `change` adds a change of a list. */
function useListSending(list: string) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const sending = useMemo(
    () => (typeof window === 'undefined' ? null : sendingOf(api, person, client)),
    [api, person, client],
  )
  useEffect(() => {
    if (!sending) return
    sending.start()
    const end = listOutboxOf(person).onSentElsewhere((sent) =>
      showSent(
        client,
        person,
        sent.map(({ write }) => write),
      ),
    )
    window.addEventListener('online', sending.start)
    return () => {
      end()
      window.removeEventListener('online', sending.start)
    }
  }, [sending, client, person])
  const change = useCallback(
    (wanted: ListChange) => {
      listOutboxOf(person).put({ list, write: { ...wanted, at: new Date().toISOString() } as ListWrite })
      sending?.start()
    },
    [person, list, sending],
  )
  return { change }
}
