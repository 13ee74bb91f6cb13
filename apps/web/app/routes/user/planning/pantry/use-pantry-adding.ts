import { ApiFailure } from '@zivina/contract/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { createOutbox, type Outbox, type Waiting } from '#app/kit/outbox/outbox.ts'
import { useStore } from '#app/kit/state/store.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'

type Addition = { guid: string; text: string }

/** What was typed and is not known to be in the pantry yet. */
export type WaitingItem = Addition & {
  /** Why it is not added yet; null while it is on its way. */
  failure: PantryFailure | null
}

type PantryFailure = {
  message: string
  /** Nothing is wrong with it: it is sent again by itself. */
  isWaiting: boolean
}

type Sending = {
  person: string
  /** Resolves when the pantry contains the item. */
  send: (item: Addition) => Promise<unknown>
  /** Called when another tab has added something. */
  onSentElsewhere: () => void
}

const NOTHING = { waiting: [], isCut: false } as const
const never = () => () => undefined

/**
 * Keeps what was typed in sight until the pantry shows it, over a reload too. What could not be added stays with the reason, and is sent
 * again by a press, by the next opening of the page, and when the connection is back: it keeps its guid, so that it is added once however
 * often it is sent.
 */
export function usePantryAdding({ person, send, onSentElsewhere }: Sending) {
  const outbox = useMemo(() => (typeof window === 'undefined' ? null : outboxOf(person)), [person])
  const { waiting } = useStore(outbox?.subscribe ?? never, () => outbox?.read() ?? NOTHING, NOTHING)
  const [failures, setFailures] = useState<ReadonlyMap<string, PantryFailure>>(new Map())
  const calls = useRef({ send, onSentElsewhere })
  calls.current = { send, onSentElsewhere }
  const say = useCallback((guid: string, failure: PantryFailure | null) => {
    setFailures((before) => {
      const after = new Map(before)
      if (failure === null) after.delete(guid)
      else after.set(guid, failure)
      return after
    })
  }, [])
  const drop = useCallback((guid: string) => dropFrom(outbox, guid), [outbox])
  const attempt = useCallback(
    async (item: Addition) => {
      say(item.guid, null)
      try {
        await calls.current.send(item)
        drop(item.guid)
      } catch (failure) {
        say(item.guid, sayWhy(failure))
      }
    },
    [say, drop],
  )
  useEffect(() => {
    if (outbox === null) return
    const attemptAll = () => {
      for (const { write } of outbox.read().waiting) void attempt(write)
    }
    attemptAll()
    const end = outbox.onSentElsewhere(() => calls.current.onSentElsewhere())
    window.addEventListener('online', attemptAll)
    return () => {
      end()
      window.removeEventListener('online', attemptAll)
    }
  }, [outbox, attempt])
  return {
    waiting: waiting.map(({ write }: Waiting<Addition>): WaitingItem => {
      return { ...write, failure: failures.get(write.guid) ?? null }
    }),
    drop,
    add: (text: string) => {
      const item = { guid: uuidV7(), text }
      outbox?.put(item)
      void attempt(item)
    },
    retry: (item: Addition) => void attempt({ guid: item.guid, text: item.text }),
  }
}

/** Without an answer it is not known whether it was added: sent again with its guid it is added once in either case. */
function sayWhy(failure: unknown): PantryFailure {
  const isUnanswered = failure instanceof ApiFailure && failure.status === 0
  if (!isUnanswered) return { message: describeFailure(failure).message, isWaiting: false }
  const message = navigator.onLine
    ? 'Čeká: server zatím neodpověděl. Pošleme to znovu, až stránku příště otevřete.'
    : 'Čeká na připojení. Pošleme to samo, jakmile budete zase online.'
  return { message, isWaiting: true }
}

const made = new Map<string, Outbox<Addition>>()

/** What an account has typed and the server has not confirmed. Browser only. */
function outboxOf(person: string): Outbox<Addition> {
  const known = made.get(person)
  if (known) return known
  const outbox = createOutbox<Addition>(`zivina-pantry-additions:${person}`)
  made.set(person, outbox)
  return outbox
}

function dropFrom(outbox: Outbox<Addition> | null, guid: string): void {
  const found = outbox?.read().waiting.find(({ write }) => write.guid === guid)
  if (found) outbox?.drop(found.id)
}
