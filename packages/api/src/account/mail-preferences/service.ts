import { type MailKind, NEWSLETTER_LIST } from '@zivina/contract/account/mail-kinds'
import type { MailTemplate } from '@zivina/integrations/mail/templates/templates'
import { endNewsletter } from '#api/account/identity/consents/service.ts'
import { addOptOut } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { QueuedData } from '#api/kernel/mail/mail-queue.ts'
import { endSubscription, selectReceivers } from './queries.ts'
import { type Refusal, readToken, writeToken } from './token.ts'

type LinkCtx = Ctx<'keys' | 'public_url'>
/** The ports that telling people by mail needs. */
export type NotifyingPorts = 'db' | 'keys' | 'mail' | 'public_url'

/** The recipient of a mail with an unsubscribe link, with the data its template needs. */
export type Receiver = { email: string; full_name: string; unsubscribe_url: string }

/** Who gets a mail of a kind, by guid, of several people: those are left out who want no such mail or cannot be written to. */
export async function receiversOf(
  ctx: LinkCtx & Ctx<'db'>,
  users: readonly string[],
  kind: MailKind,
): Promise<Map<string, Receiver>> {
  const receivers = new Map<string, Receiver>()
  if (users.length === 0) return receivers
  for (const { guid, email, full_name, newsletter, mail_opt_outs } of await selectReceivers(ctx.db, users)) {
    const wants = kind === 'newsletter' ? newsletter : !mail_opt_outs.includes(kind)
    if (wants) receivers.set(guid, { email, full_name, unsubscribe_url: await unsubscribeUrl(ctx, guid, kind) })
  }
  return receivers
}

/** What is told by mail: to whom of what, by which template, and what the template needs of it. */
export type Notification<T extends MailTemplate, About> = {
  kind: MailKind
  template: T
  notified: readonly { user: string; row: About }[]
  data(row: About, addressee: Omit<Receiver, 'email'>): QueuedData<T>
}

/**
 * Queues a mail to each of several people in the caller's transaction, in two statements whatever their number. People who
 * want no mail of this kind or cannot be written to are left out.
 * @throws ApiError EMAIL_NOT_SENT
 */
export async function notifyByMail<T extends MailTemplate, About>(
  ctx: Ctx<NotifyingPorts>,
  { kind, template, notified, data }: Notification<T, About>,
): Promise<void> {
  const users = notified.map(({ user }) => user)
  const receivers = await receiversOf(ctx, users, kind)
  const letters = notified.flatMap(({ user, row }) => {
    const receiver = receivers.get(user)
    if (receiver === undefined) return []
    const { email: to, ...addressee } = receiver
    return [{ to, data: data(row, addressee) }]
  })
  await ctx.mail.enqueueAll(ctx.db, template, letters)
}

/** The address for unsubscribing from a kind of mail: a page for people, one click for mail programs (RFC 8058). */
export function unsubscribeUrl(ctx: LinkCtx, user: string, kind: MailKind): Promise<string> {
  return urlOf(ctx, { kind, user })
}

/** The same for the newsletter of an address without an account. */
export function subscriberUnsubscribeUrl(ctx: LinkCtx, subscriber: string): Promise<string> {
  return urlOf(ctx, { kind: NEWSLETTER_LIST, user: subscriber })
}

async function urlOf({ keys, public_url }: LinkCtx, refusal: Refusal): Promise<string> {
  const { unsubscribe } = await keys()
  return `${public_url}/api/mail/unsubscribe?token=${writeToken(refusal, unsubscribe)}`
}

/**
 * Unsubscribes from the kind of mail that a token names; repeating it changes nothing.
 * @throws ApiError INVALID_UNSUBSCRIBE_TOKEN
 */
export async function refuseMails(ctx: Ctx<'db' | 'keys'>, token: string): Promise<void> {
  const { unsubscribe } = await ctx.keys()
  const refusal = readToken(token, unsubscribe)
  if (refusal === null) throw new ApiError('INVALID_UNSUBSCRIBE_TOKEN')
  const { kind, user } = refusal
  await transaction(ctx, async ({ db }) => {
    if (kind !== NEWSLETTER_LIST && kind !== 'newsletter') return addOptOut(db, user, kind)
    const account = kind === NEWSLETTER_LIST ? await endSubscription(db, user) : user
    if (account !== null) await endNewsletter(db, account)
  })
}
