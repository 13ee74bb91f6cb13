import type { RefusableMail } from '@zivina/contract/account/mail-kinds'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** The recipient of a mail, and their preferences. */
export type ReceiverRow = { email: string; full_name: string; newsletter: boolean; mail_opt_outs: string[] }

/** Those of some accounts that may be written to: with a verified address, not banned. */
export async function selectReceivers(db: Db, users: readonly string[]): Promise<(ReceiverRow & { guid: string })[]> {
  const { rows } = await db.execute<ReceiverRow & { guid: string }>(sql`
    select guid, email, full_name, newsletter_at is not null as newsletter, mail_opt_outs from "user"
    where guid = any(${sql.param(users)}::uuid[]) and email_verified and not is_banned`)
  return rows
}

/** Adds a kind to those an account unsubscribed from; does nothing where it is among them. */
export async function addOptOut(db: Db, user: string, kind: RefusableMail): Promise<void> {
  await db.execute(sql`
    update "user" set mail_opt_outs = array_append(mail_opt_outs, ${kind})
    where guid = ${user} and not mail_opt_outs @> array[${kind}]::text[]`)
}

/** Ends the newsletter of an account, and withdraws the consent to it. */
export async function endNewsletter(db: Db, user: string): Promise<void> {
  await db.execute(sql`update "user" set newsletter_at = null where guid = ${user} and newsletter_at is not null`)
  await db.execute(sql`
    update consent set withdrawn_at = now() where "user" = ${user} and kind = 'newsletter' and withdrawn_at is null`)
}

/**
 * Ends the newsletter of an address without an account, or cancels an unconfirmed subscription. If the address belongs to an
 * account now, its newsletter ends too.
 */
export async function endSubscription(db: Db, subscriber: string): Promise<void> {
  await db.execute(sql`update newsletter_subscriber set unsubscribed_at = now() where guid = ${subscriber}`)
  const { rows } = await db.execute<{ guid: string }>(sql`
    select u.guid from "user" u join newsletter_subscriber s on lower(s.email) = lower(u.email)
    where s.guid = ${subscriber} and u.email_verified and s.confirmed_at is not null`)
  for (const { guid } of rows) await endNewsletter(db, guid)
}
