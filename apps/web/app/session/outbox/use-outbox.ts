import { useCallback, useEffect, useMemo } from 'react'
import { EMPTY_OUTBOX, type OutboxNoun, outboxOf } from '#app/kit/outbox/outbox.ts'
import type { Refusal } from '#app/kit/outbox/records.ts'
import { createSending, type Sender, type Sending } from '#app/kit/outbox/sending.ts'
import { useStore } from '#app/kit/state/store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/** A write that the server has not confirmed. */
export type Waiting<Write> = { id: string; write: Write }
/** A write that the server has refused, what to call it and why. */
export type Refused<Write> = Waiting<Write> & { refusal: Refusal }

const never = () => () => undefined

/** What an account has written about a noun and the server has not confirmed. Nothing before hydration. */
export function useOutbox<Write>(noun: OutboxNoun) {
  const { guid } = useAccount()
  const outbox = useMemo(() => (typeof window === 'undefined' ? null : outboxOf(guid)), [guid])
  const state = useStore(outbox?.subscribe ?? never, () => outbox?.read() ?? EMPTY_OUTBOX, EMPTY_OUTBOX)
  useEffect(() => outbox?.carryOver(noun), [outbox, noun])
  const { isRead, isCut, isUnstored } = state
  const waiting = useMemo(() => state.waiting.filter((one) => one.noun === noun.name), [state.waiting, noun])
  const refused = useMemo(() => state.refused.filter((one) => one.noun === noun.name), [state.refused, noun])
  const put = useCallback((write: Write): void => outbox?.put(noun, write), [outbox, noun])
  const drop = useCallback((id: string): void => outbox?.drop(id), [outbox])
  const retry = useCallback((id: string): void => outbox?.retry(id), [outbox])
  return {
    waiting: waiting as readonly Waiting<Write>[],
    refused: refused as readonly Refused<Write>[],
    isRead,
    isCut,
    isUnstored,
    put,
    drop,
    retry,
  }
}

const begun = new Map<string, Sending>()

/** Sends what an account has written about a noun, also from before a reload, for as long as the tab is open and logged in. */
export function useSender<Write>(noun: OutboxNoun, sender: Sender<Write>): void {
  const { guid } = useAccount()
  useEffect(() => {
    outboxOf(guid).carryOver(noun)
    sendingOf(guid).register(noun, sender)
  }, [guid, noun, sender])
}

function sendingOf(owner: string): Sending {
  const known = begun.get(owner) ?? createSending(outboxOf(owner), () => readTokenData()?.user_guid === owner)
  begun.set(owner, known)
  return known
}
