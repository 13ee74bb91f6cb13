import type { Db } from '@zivina/db/database'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import type { Log } from '../ports/log.ts'

/** What orders of one kind pay for, where a later area than theirs gives it. */
export type PaidElsewhere = {
  /** Of the orders. */
  kind: string
  /** Does what follows from a step of a payment, in its transaction, which has locked account and order. */
  moved(ctx: { db: Db; mail: Mailer; log: Log }, order: { guid: string; state: string }): Promise<void>
}
