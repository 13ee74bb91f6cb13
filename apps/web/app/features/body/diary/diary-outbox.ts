import { createOutbox, type Outbox } from '#app/kit/outbox/outbox.ts'
import type { DiaryWrite } from './diary-writes.ts'
import { UNSENT_PREFIX } from './unsent-records.ts'

const made = new Map<string, Outbox<DiaryWrite>>()

/** What an account has written into the diary and the server has not confirmed. Browser only. */
export function diaryOutboxOf(account: string): Outbox<DiaryWrite> {
  const known = made.get(account)
  if (known) return known
  const outbox = createOutbox<DiaryWrite>(`${UNSENT_PREFIX}${account}`)
  made.set(account, outbox)
  return outbox
}
