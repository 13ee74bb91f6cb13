import { type MailKind, NEWSLETTER_LIST } from '@zivina/contract/account/mail-kinds'
import type { Db } from '@zivina/db/database'
import type { MailTemplate } from '@zivina/integrations/mail/templates/templates'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import type { QueuedData } from '#api/kernel/mail/mail-queue.ts'
import { addOptOut, endNewsletter, endSubscription, selectReceivers } from './queries.ts'
import { type Refusal, readToken, writeToken } from './token.ts'

type Deps = Pick<Tools, 'keys' | 'public_url'>
/** What telling people by mail needs. */
export type MailDeps = Deps & Pick<Tools, 'mail'>

/** The recipient of a mail with an unsubscribe link, with the data its template needs. */
export type Receiver = { email: string; full_name: string; unsubscribe_url: string }

/** Who gets a mail of a kind, by guid, of several people: those are left out who want no such mail or cannot be written to. */
export async function receiversOf(
  db: Db,
  deps: Deps,
  users: readonly string[],
  kind: MailKind,
): Promise<Map<string, Receiver>> {
  const receivers = new Map<string, Receiver>()
  if (users.length === 0) return receivers
  for (const { guid, email, full_name, newsletter, mail_opt_outs } of await selectReceivers(db, users)) {
    const wants = kind === 'newsletter' ? newsletter : !mail_opt_outs.includes(kind)
    if (wants) receivers.set(guid, { email, full_name, unsubscribe_url: await unsubscribeUrl(deps, guid, kind) })
  }
  return receivers
}

/** What is told by mail: to whom of what, by which template, and what the template needs of it. */
export type Telling<T extends MailTemplate, About> = {
  kind: MailKind
  template: T
  told: readonly { user: string; row: About }[]
  data(row: About, addressee: Omit<Receiver, 'email'>): QueuedData<T>
}

/**
 * Queues a mail to each of several people in the caller's transaction, in two statements whatever their number. People who
 * want no mail of this kind or cannot be written to are left out.
 * @throws ApiError EMAIL_NOT_SENT
 */
export async function tellByMail<T extends MailTemplate, About>(
  tx: Db,
  deps: MailDeps,
  { kind, template, told, data }: Telling<T, About>,
): Promise<void> {
  const users = told.map(({ user }) => user)
  const receivers = await receiversOf(tx, deps, users, kind)
  const letters = told.flatMap(({ user, row }) => {
    const receiver = receivers.get(user)
    if (receiver === undefined) return []
    const { email: to, ...addressee } = receiver
    return [{ to, data: data(row, addressee) }]
  })
  await deps.mail.enqueueAll(tx, template, letters)
}

/** The address for unsubscribing from a kind of mail: a page for people, one click for mail programs (RFC 8058). */
export function unsubscribeUrl(deps: Deps, user: string, kind: MailKind): Promise<string> {
  return urlOf(deps, { kind, user })
}

/** The same for the newsletter of an address without an account. */
export function subscriberUnsubscribeUrl(deps: Deps, subscriber: string): Promise<string> {
  return urlOf(deps, { kind: NEWSLETTER_LIST, user: subscriber })
}

async function urlOf({ keys, public_url }: Deps, refusal: Refusal): Promise<string> {
  const { unsubscribe } = await keys()
  return `${public_url}/api/mail/unsubscribe?token=${writeToken(refusal, unsubscribe)}`
}

/**
 * Unsubscribes from the kind of mail that a token names; repeating it changes nothing.
 * @throws ApiError INVALID_UNSUBSCRIBE_TOKEN
 */
export async function refuseMails({ db, keys }: Pick<Tools, 'db' | 'keys'>, token: string): Promise<void> {
  const { unsubscribe } = await keys()
  const refusal = readToken(token, unsubscribe)
  if (refusal === null) throw new ApiError('INVALID_UNSUBSCRIBE_TOKEN')
  const { kind, user } = refusal
  await db.transaction((tx) => {
    if (kind === NEWSLETTER_LIST) return endSubscription(tx, user)
    return kind === 'newsletter' ? endNewsletter(tx, user) : addOptOut(tx, user, kind)
  })
}
