import { useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'

/** What was typed and is not known to be in the pantry yet. */
export type WaitingItem = {
  guid: string
  text: string
  /** Why it was not added; null while it is on its way. */
  failure: string | null
}

/**
 * Keeps what was typed in sight until the pantry shows it. What could not be added stays with the reason, and may be sent again: it keeps
 * its guid, so that it is added once however often it is sent.
 * @param send resolves when the pantry contains the item
 */
export function usePantryAdding(send: (item: { guid: string; text: string }) => Promise<unknown>) {
  const [waiting, setWaiting] = useState<readonly WaitingItem[]>([])
  const drop = (guid: string) => setWaiting((before) => before.filter((item) => item.guid !== guid))
  const say = (guid: string, failure: string | null) =>
    setWaiting((before) => before.map((item) => (item.guid === guid ? { ...item, failure } : item)))
  const attempt = async ({ guid, text }: { guid: string; text: string }) => {
    try {
      await send({ guid, text })
      drop(guid)
    } catch (failure) {
      say(guid, describeFailure(failure).message)
    }
  }
  return {
    waiting,
    drop,
    add: (text: string) => {
      const item = { guid: uuidV7(), text, failure: null }
      setWaiting((before) => [...before, item])
      void attempt(item)
    },
    retry: (item: WaitingItem) => {
      say(item.guid, null)
      void attempt(item)
    },
  }
}
