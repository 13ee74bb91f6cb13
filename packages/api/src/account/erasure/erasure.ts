import type { Db } from '@zivina/db/database'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import { releaseImagesOf } from '#api/media/images/service.ts'
import {
  clearAudit,
  deleteAccount,
  deleteCorrespondence,
  deleteQueuedMail,
  leaveContent,
  lockDueAccount,
} from './erasure-queries.ts'

/**
 * Erases every account whose days of grace are over, each in a transaction of its own. It may run in several instances at
 * once and may be run again after a failure.
 *
 * @returns how many accounts ended
 */
export async function eraseDueAccounts(db: Db, mail: Mailer): Promise<number> {
  let erased = 0
  while (await db.transaction((tx) => eraseNext(tx, mail))) erased += 1
  return erased
}

async function eraseNext(tx: Db, mail: Mailer): Promise<boolean> {
  const account = await lockDueAccount(tx)
  if (!account) return false
  await leaveContent(tx, account.guid)
  await deleteCorrespondence(tx, account.guid, account.email)
  await clearAudit(tx, account.guid)
  await deleteQueuedMail(tx, account.email)
  await releaseImagesOf(tx, account.guid)
  await deleteAccount(tx, account.guid)
  await sayGoodbye(tx, mail, account)
  return true
}

/** The last mail leaves within minutes, and its trace in the queue within a day. Without it the account ends all the same. */
async function sayGoodbye(tx: Db, mail: Mailer, { email, full_name }: { email: string; full_name: string }) {
  const queued = tx.transaction((inner) => mail.enqueue(inner, 'account_deleted', email, { full_name }))
  await queued.catch(() => {})
}
