import type { Db } from '@zivina/db/database'
import { unsubscribeUrl } from '#api/account/mail-preferences/service.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'
import type { Welcomed } from './queries.ts'

/** Queues the welcome mail, in the transaction that verifies the address. */
export async function sayWelcome(tx: Db, call: CallContext, account: Welcomed): Promise<void> {
  const { guid, email, full_name, username, newsletter } = account
  const unsubscribe_url = await unsubscribeUrl(call, guid, 'newsletter')
  await call.mail.enqueue(tx, 'welcome', email, { full_name, username, newsletter, unsubscribe_url })
}
