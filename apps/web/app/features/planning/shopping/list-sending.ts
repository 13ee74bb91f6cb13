import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { startSending } from '#app/kit/outbox/send-outbox.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { userKey } from '#app/session/account/user-query.ts'
import { listOutboxOf, type WaitingWrite } from './list-outbox.ts'
import { applyWrite, sendWrite } from './writes.ts'

export const listKey = (person: string, list: string) => ['shopping-list', person, list]
export const listsKey = (person: string) => ['shopping-lists', person]

/** Sends what an account has changed on its lists, one change after another. */
export function sendingOf(api: ApiClient, person: string, client: QueryClient) {
  const outbox = listOutboxOf(person)
  const repeat = (again: WaitingWrite) => {
    outbox.put(again)
    sending.start()
  }
  const sending = startSending<WaitingWrite>(outbox, {
    send: async ({ list, write }) => {
      const { already_there = [], ...answer } = await sendWrite(api, list, write)
      const key = listKey(person, list)
      // An answer that was on its way meanwhile would show the state before the change.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<ShoppingList>(key, (known) => (known && known.version > answer.version ? known : answer))
      if (already_there.length > 0) offerMore({ list, write }, already_there.join(', '), repeat)
    },
    onRefused: (refused, failure) => tellRefused(refused, failure, repeat),
    onEmpty: () => refreshCounts(client, person),
  })
  return sending
}

/** How much is left to buy: in the choice of lists and in the navigation. */
export function refreshCounts(client: QueryClient, person: string): void {
  void client.invalidateQueries({ queryKey: listsKey(person) })
  void client.invalidateQueries({ queryKey: userKey(person) })
}

/** Shows what another tab has sent, until the list is read again. */
export function showSent(client: QueryClient, person: string, sent: readonly WaitingWrite[]): void {
  for (const { list, write } of sent) {
    client.setQueryData<ShoppingList>(listKey(person, list), (known) => known && applyWrite(known, write))
    void client.invalidateQueries({ queryKey: listKey(person, list) })
  }
  refreshCounts(client, person)
}

type Repeat = (again: WaitingWrite) => void

/** Why a change was dropped; what is on the list already can be added to. */
function tellRefused(refused: WaitingWrite, failure: unknown, repeat: Repeat): void {
  const { write } = refused
  const isThere = write.kind === 'text' && failure instanceof ApiFailure && failure.has('ALREADY_IN_CART')
  if (isThere) offerMore(refused, write.text, repeat)
  else sayFailure(failure)
}

/** Tells which part of a text is on the list already, and offers to add to it. */
function offerMore({ list, write }: WaitingWrite, text: string, repeat: Repeat): void {
  if (write.kind !== 'text') return
  showSnackbar(`Na seznamu už je: ${text}`, 'info', {
    label: 'Přidat ještě',
    run: () => repeat({ list, write: { ...write, text, guid: uuidV7(), more: true } }),
  })
}
