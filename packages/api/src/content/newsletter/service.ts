import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { EMAIL_RESEND_MINUTES, NEWSLETTER_LINK_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { findNewsletterAccount, giveNewsletter } from '#api/account/identity/consents/service.ts'
import { subscriberUnsubscribeUrl } from '#api/account/mail-preferences/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import * as queries from './queries.ts'
import { readConfirmation, writeConfirmation } from './token.ts'

/**
 * Accepts a subscription to the newsletter and sends the link that confirms it. The answer does not reveal whether the address
 * is known; a subscription from a program that filled the hidden field is answered too, but discarded.
 * @throws ApiError EMAIL_NOT_SENT
 */
export async function subscribe(
  ctx: Ctx<'db' | 'keys' | 'mail' | 'public_url'>,
  { email, website }: { email: string; website: string },
): Promise<void> {
  if (website !== '') return
  const { newsletter } = await ctx.keys()
  const request = { email, consent_version: CONSENT_VERSIONS.newsletter, wait_minutes: EMAIL_RESEND_MINUTES }
  await transaction(ctx, async (ctx) => {
    const asked = await queries.insertRequest(ctx.db, request)
    if (asked === null) return
    const token = writeConfirmation(asked, newsletter)
    const unsubscribe_url = await subscriberUnsubscribeUrl(ctx, asked.subscriber)
    await ctx.mail.enqueue(ctx.db, 'newsletter_confirm', email, { token, unsubscribe_url })
  })
}

/**
 * Starts the newsletter of the mailbox that a link was sent to. Where the address belongs to an account, this gives the
 * account's consent. Using a link twice is harmless; a link older than unsubscribing has no effect.
 * @throws ApiError INVALID_NEWSLETTER_TOKEN
 */
export async function confirm(ctx: Ctx<'db' | 'keys'>, token: string): Promise<void> {
  const { newsletter } = await ctx.keys()
  const given = readConfirmation(token, newsletter, new Date())
  if (given === null) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
  await transaction(ctx, async ({ db }) => {
    const row = await queries.lockSubscriber(db, given)
    if (row === null) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
    const account = await findNewsletterAccount(db, row.email)
    if (account ? account.newsletter : row.is_confirmed) return
    if (row.is_ended) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
    if (account === null) return queries.confirmSubscriber(db, given.subscriber)
    await giveNewsletter(db, account.guid, row.consent_version)
    await queries.leaveToAccount(db, given.subscriber)
  })
}

/** Deletes unconfirmed subscriptions; called by a scheduled job. */
export function sweepRequests(db: Db): Promise<void> {
  return queries.deleteUnconfirmed(db, NEWSLETTER_LINK_DAYS)
}
