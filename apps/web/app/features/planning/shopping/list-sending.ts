import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { type OutboxNoun, outboxOf } from '#app/kit/outbox/outbox.ts'
import type { Refusal } from '#app/kit/outbox/records.ts'
import type { Sender } from '#app/kit/outbox/sending.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar, snackbar } from '#app/kit/ui/snackbar-store.ts'
import { userKey } from '#app/session/account/user-query.ts'
import { nameOfWrite } from './write-names.ts'
import { applyWrite, type ListWrite, sendWrite } from './writes.ts'

export const listKey = (person: string, list: string) => ['shopping-list', person, list]
export const listsKey = (person: string) => ['shopping-lists', person]

/** A change of one of the lists. */
export type WaitingWrite = { list: string; write: ListWrite }

/** What an account has changed on lists and the server has not confirmed. */
export const LIST_WRITES: OutboxNoun = { name: 'shopping', former: 'zivina-shopping-writes:' }

/** Sends what an account has changed on its lists, and shows it in what this tab has read. */
export function listSender(api: ApiClient, person: string, client: QueryClient): Sender<WaitingWrite> {
  const repeat = (again: WaitingWrite) => outboxOf(person).put(LIST_WRITES, again)
  return {
    send: async ({ list, write }) => {
      const { already_there = [], ...answer } = await sendWrite(api, list, write)
      const key = listKey(person, list)
      // An answer that was on its way meanwhile would show the state before the change.
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<ShoppingList>(key, (known) => (known && known.version > answer.version ? known : answer))
      if (already_there.length > 0) offerMore({ list, write }, already_there.join(', '), repeat)
    },
    onRefused: (refused, failure) => tellRefused(refused, failure, repeat),
    onSentElsewhere: (sent) => showSent(client, person, sent),
    onEmpty: () => refreshCounts(client, person),
  }
}

/** How much is left to buy: in the choice of lists and in the navigation. */
export function refreshCounts(client: QueryClient, person: string): void {
  void client.invalidateQueries({ queryKey: listsKey(person) })
  void client.invalidateQueries({ queryKey: userKey(person) })
}

/** Shows what another tab has sent, until the list is read again. */
function showSent(client: QueryClient, person: string, sent: readonly WaitingWrite[]): void {
  for (const { list, write } of sent) {
    client.setQueryData<ShoppingList>(listKey(person, list), (known) => known && applyWrite(known, write))
    void client.invalidateQueries({ queryKey: listKey(person, list) })
  }
  refreshCounts(client, person)
}

type Repeat = (again: WaitingWrite) => void

/** Why a change was refused; what is on the list already can be added to. */
function tellRefused(refused: WaitingWrite, failure: unknown, repeat: Repeat): Refusal | null {
  const { write } = refused
  const isThere = write.kind === 'text' && failure instanceof ApiFailure && failure.has('ALREADY_IN_CART')
  if (isThere) {
    offerMore(refused, write.text, repeat)
    return null
  }
  sayFailure(failure)
  return { name: nameOfWrite(write), reason: describeFailure(failure).message }
}

/** What the message that is shown offers to add: several foods of one press are one question. */
let offered: { id: number | undefined; more: readonly WaitingWrite[]; texts: readonly string[] } | null = null

/** Tells which part of a text is on the list already, and offers to add to it. */
function offerMore({ list, write }: WaitingWrite, text: string, repeat: Repeat): void {
  if (write.kind !== 'text') return
  const before = offered !== null && offered.id === snackbar.read()?.id ? offered : { more: [], texts: [] }
  const texts = [...before.texts, text]
  const more = [...before.more, { list, write: { ...write, text, guid: uuidV7(), more: true } }]
  const run = () => more.forEach(repeat)
  showSnackbar(`Na seznamu už je: ${texts.join(', ')}`, 'info', { label: 'Přidat ještě', run })
  offered = { id: snackbar.read()?.id, more, texts }
}
