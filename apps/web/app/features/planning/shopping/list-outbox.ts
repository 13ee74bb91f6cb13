import { createOutbox, type Outbox } from '#app/kit/outbox/outbox.ts'
import type { ListWrite } from './writes.ts'

/** A change of one of the lists. */
export type WaitingWrite = { list: string; write: ListWrite }

const made = new Map<string, Outbox<WaitingWrite>>()

/** What an account has changed on lists and the server has not confirmed. Browser only. */
export function listOutboxOf(account: string): Outbox<WaitingWrite> {
  const known = made.get(account)
  if (known) return known
  const outbox = createOutbox<WaitingWrite>(`zivina-shopping-writes:${account}`)
  made.set(account, outbox)
  return outbox
}
