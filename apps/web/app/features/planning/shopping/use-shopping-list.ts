import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { useCallback, useEffect, useMemo } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useStore } from '#app/kit/store.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { userKey } from '#app/session/user-query.ts'
import { useListEvents } from './use-list-events.ts'
import { queueWrite, sendWaiting, takeUpWrites, type WaitingWrite, writeQueue } from './write-queue.ts'
import { applyWrite, type ListWrite } from './writes.ts'

type WithoutTime<Write> = Write extends unknown ? Omit<Write, 'at'> : never
export type ListChange = WithoutTime<ListWrite>

export const listKey = (person: string, list: string) => ['shopping-list', person, list]
export const listsKey = (person: string) => ['shopping-lists', person]

const NOTHING: readonly WaitingWrite[] = []

/** A list as it is with everything that waits to be sent, kept up with what others do. `change` is shown at once. */
export function useShoppingList(guid: string, first: ShoppingList | null) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const key = listKey(person, guid)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api('GET /shopping_list/{guid}', { params: { guid }, signal }),
    ...(first ? { initialData: first } : {}),
    refetchOnMount: 'always',
  })
  const { waiting, is_cut } = useStore(writeQueue.subscribe, writeQueue.read, { waiting: NOTHING, is_cut: false })

  const send = useCallback(() => {
    const onAnswer = (list: string, answer: ShoppingList) => {
      client.setQueryData<ShoppingList>(listKey(person, list), (known) =>
        known && known.version > answer.version ? known : answer,
      )
      void client.invalidateQueries({ queryKey: listsKey(person) })
      void client.invalidateQueries({ queryKey: userKey(person) })
    }
    return sendWaiting(api, person, { onAnswer, onRefused: (refused, failure) => tellRefused(refused, failure, send) })
  }, [api, client, person])

  useEffect(() => {
    takeUpWrites()
    const start = () => void send()
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [send])

  useListEvents(guid, (version) => {
    const known = client.getQueryData<ShoppingList>(key)?.version ?? 0
    if (version === null || version > known) void client.invalidateQueries({ queryKey: key })
  })

  const own = useMemo(
    () => waiting.filter((one) => one.person === person && one.list === guid),
    [waiting, person, guid],
  )
  const list = useMemo(
    () => query.data && own.reduce((now, { write }) => applyWrite(now, write), query.data),
    [query.data, own],
  )
  const change = useCallback(
    (wanted: ListChange) => {
      queueWrite({ person, list: guid, write: { ...wanted, at: new Date().toISOString() } as ListWrite })
      void send()
    },
    [person, guid, send],
  )
  return { query: { ...query, data: list }, change, waiting_count: own.length, is_cut }
}

/** Why a write was dropped; what is on the list already can be added to. */
function tellRefused({ person, list, write }: WaitingWrite, failure: unknown, send: () => Promise<void>): void {
  if (write.kind !== 'text' || !(failure instanceof ApiFailure) || !failure.has('ALREADY_IN_CART')) {
    sayFailure(failure)
    return
  }
  showSnackbar(`Na seznamu už je: ${write.text}`, 'info', {
    label: 'Přidat ještě',
    run: () => {
      queueWrite({ person, list, write: { ...write, guid: uuidV7(), more: true } })
      void send()
    },
  })
}
