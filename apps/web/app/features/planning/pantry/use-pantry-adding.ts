import { useQueryClient } from '@tanstack/react-query'
import { splitItems } from '@zivina/domain/planning/shopping/split-items'
import { useMemo } from 'react'
import { UNSTORED_TEXT } from '#app/kit/outbox/unstored-text.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useOutbox, useSender } from '#app/session/outbox/use-outbox.ts'
import { type Addition, PANTRY_ADDITIONS, pantrySender } from './pantry-sender.ts'

/** What was typed and is not known to be in the pantry yet. */
export type WaitingItem = Addition & {
  /** In the outbox. */
  id: string
  /** Why it is not added yet; null while it is on its way. */
  failure: PantryFailure | null
}

type PantryFailure = {
  message: string
  /** Nothing is wrong with it: it is sent again by itself. */
  isWaiting: boolean
}

/**
 * Keeps what was typed in sight until the pantry shows it, over a reload too. What could not be added stays with the reason, and is
 * sent again by a press.
 */
export function usePantryAdding() {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  useSender(
    PANTRY_ADDITIONS,
    useMemo(() => pantrySender(api, person, client), [api, person, client]),
  )
  const { waiting, refused, isCut, isUnstored, put, drop, retry } = useOutbox<Addition>(PANTRY_ADDITIONS)
  const wait = isCut ? { message: waitText(isUnstored), isWaiting: true } : null
  return {
    waiting: [
      ...refused.map(({ id, write, refusal }): WaitingItem => {
        return { ...write, id, failure: { message: refusal.reason, isWaiting: false } }
      }),
      ...waiting.map(({ id, write }): WaitingItem => ({ ...write, id, failure: wait })),
    ],
    drop,
    // „Mouka, cukr a sůl“ are three things, each linked with its food.
    add: (text: string) => {
      for (const one of splitItems(text)) put({ guid: uuidV7(), text: one })
    },
    retry: ({ id }: WaitingItem) => retry(id),
  }
}

/** Without an answer it is not known whether it was added: sent again with its guid it is added once in either case. */
function waitText(isUnstored: boolean): string {
  const text = navigator.onLine
    ? 'Čeká: server zatím neodpověděl. Zkoušíme to znovu.'
    : 'Čeká na připojení. Pošleme to samo, jakmile budete zase online.'
  return isUnstored ? `${text} ${UNSTORED_TEXT}` : text
}
