import type { Db } from '@zivina/db/database'
import { ensureHeir } from '#api/account/identity/users/service.ts'
import type { ErasureStep } from '#api/kernel/declared/erasure.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import { lockDueAccount } from './erasure-queries.ts'

/**
 * Erases every account whose days of grace are over, each in a transaction of its own. It may run in several instances at
 * once and may be run again after a failure.
 *
 * @param steps what each area erases, in their order
 * @returns how many accounts ended
 */
export async function eraseDueAccounts(db: Db, mail: Mailer, steps: readonly ErasureStep[]): Promise<number> {
  let erased = 0
  while (await db.transaction((db) => eraseNext(db, mail, steps))) erased += 1
  return erased
}

async function eraseNext(db: Db, mail: Mailer, steps: readonly ErasureStep[]): Promise<boolean> {
  const account = await lockDueAccount(db)
  if (!account) return false
  const heir = await ensureHeir(db)
  for (const { run } of steps) await run(db, { guid: account.guid, email: account.email, heir }, mail)
  await sayGoodbye(db, mail, account)
  return true
}

/**
 * Queues the last mail, which is sent within minutes and leaves the queue within a day. If that fails the account is erased all
 * the same.
 */
async function sayGoodbye(db: Db, mail: Mailer, { email, full_name }: { email: string; full_name: string }) {
  const queued = db.transaction((db) => mail.enqueue(db, 'account_deleted', email, { full_name }))
  await queued.catch(() => {})
}
