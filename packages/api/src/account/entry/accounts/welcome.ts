import type { Welcomed } from '#api/account/identity/registration/sql.ts'
import { type NotifyingPorts, unsubscribeUrl } from '#api/account/mail-preferences/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

/** Queues the welcome mail, in the transaction that verifies the address. */
export async function sayWelcome(ctx: Ctx<NotifyingPorts>, account: Welcomed): Promise<void> {
  const { guid, email, full_name, username, newsletter } = account
  const unsubscribe_url = await unsubscribeUrl(ctx, guid, 'newsletter')
  await ctx.mail.enqueue(ctx.db, 'welcome', email, { full_name, username, newsletter, unsubscribe_url })
}
