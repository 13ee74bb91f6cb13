import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { cookableKey, pantryKey } from '#app/features/planning/shopping/pantry-keys.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import type { OutboxNoun } from '#app/kit/outbox/outbox.ts'
import type { Sender } from '#app/kit/outbox/sending.ts'

/** What was typed to be added. It keeps its guid, so that it is added once however often it is sent. */
export type Addition = { guid: string; text: string }

/** What an account has added to its pantry and the server has not confirmed. */
export const PANTRY_ADDITIONS: OutboxNoun = { name: 'pantry', former: 'zivina-pantry-additions:' }

/** Adds to the pantry of an account. */
export function pantrySender(api: ApiClient, person: string, client: QueryClient): Sender<Addition> {
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: pantryKey(person) })
    void client.invalidateQueries({ queryKey: cookableKey(person) })
  }
  return {
    send: async (body) => {
      await api('POST /pantry', { body })
      // It stays in sight until the pantry shows it.
      await refresh()
    },
    onRefused: ({ text }, failure) => ({ name: text, reason: describeFailure(failure).message }),
    onSentElsewhere: () => void refresh(),
    onEmpty: () => undefined,
  }
}
