import { ApiFailure } from '@zivina/contract/client'
import { createOutbox, type Outbox } from '#app/kit/outbox/outbox.ts'

/** A sentence that could not be read without a connection, and the day that was „dnes“ when it was written. */
export type StoredSentence = { text: string; day: string }

const made = new Map<string, Outbox<StoredSentence>>()

/** Sentences of an account about its food that are not yet read or recorded. Browser only. */
export function storedSentencesOf(account: string): Outbox<StoredSentence> {
  const known = made.get(account)
  if (known) return known
  const outbox = createOutbox<StoredSentence>(`zivina-diary-sentences:${account}`)
  made.set(account, outbox)
  return outbox
}

/** Whether nothing was answered at all: then another attempt may be, once there is a connection. */
export const isUnanswered = (failure: unknown): boolean => !(failure instanceof ApiFailure) || failure.status === 0
