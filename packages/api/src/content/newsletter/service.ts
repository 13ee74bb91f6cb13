import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { EMAIL_RESEND_MINUTES, NEWSLETTER_LINK_DAYS } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { subscriberUnsubscribeUrl } from '#api/account/mail-preferences/service.ts'
import { findNewsletterAccount, giveNewsletter } from '#api/account/users/newsletter-service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import * as queries from './queries.ts'
import { readConfirmation, writeConfirmation } from './token.ts'

/**
 * Accepts a subscription to the newsletter and sends the link that confirms it. The answer does not reveal whether the address
 * is known; a subscription from a program that filled the hidden field is answered too, but discarded.
 * @throws ApiError EMAIL_NOT_SENT
 */
export async function subscribe(tools: Tools, { email, website }: { email: string; website: string }): Promise<void> {
  if (website !== '') return
  const { newsletter } = await tools.keys()
  const request = { email, consent_version: CONSENT_VERSIONS.newsletter, wait_minutes: EMAIL_RESEND_MINUTES }
  await tools.db.transaction(async (tx) => {
    const asked = await queries.insertRequest(tx, request)
    if (asked === null) return
    const token = writeConfirmation(asked, newsletter)
    const unsubscribe_url = await subscriberUnsubscribeUrl(tools, asked.subscriber)
    await tools.mail.enqueue(tx, 'newsletter_confirm', email, { token, unsubscribe_url })
  })
}

/**
 * Starts the newsletter of the mailbox that a link was sent to. Where the address belongs to an account, this gives the
 * account's consent. Using a link twice is harmless; a link older than unsubscribing has no effect.
 * @throws ApiError INVALID_NEWSLETTER_TOKEN
 */
export async function confirm({ db, keys }: Pick<Tools, 'db' | 'keys'>, token: string): Promise<void> {
  const { newsletter } = await keys()
  const given = readConfirmation(token, newsletter, new Date())
  if (given === null) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
  await db.transaction(async (tx) => {
    const row = await queries.lockSubscriber(tx, given)
    if (row === null) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
    const account = await findNewsletterAccount(tx, row.email)
    if (account ? account.newsletter : row.is_confirmed) return
    if (row.is_ended) throw new ApiError('INVALID_NEWSLETTER_TOKEN')
    if (account === null) return queries.confirmSubscriber(tx, given.subscriber)
    await giveNewsletter(tx, account.guid, row.consent_version)
    await queries.leaveToAccount(tx, given.subscriber)
  })
}

/** Deletes unconfirmed subscriptions; called by a scheduled job. */
export function sweepRequests(db: Db): Promise<void> {
  return queries.deleteUnconfirmed(db, NEWSLETTER_LINK_DAYS)
}
