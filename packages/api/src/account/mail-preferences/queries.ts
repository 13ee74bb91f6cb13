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

/**
 * Ends the newsletter of an address without an account, or cancels an unconfirmed subscription.
 * @returns the account that the address belongs to now, if any
 */
export async function endSubscription(db: Db, subscriber: string): Promise<string | null> {
  await db.execute(sql`update newsletter_subscriber set unsubscribed_at = now() where guid = ${subscriber}`)
  const { rows } = await db.execute<{ guid: string }>(sql`
    select u.guid from "user" u join newsletter_subscriber s on lower(s.email) = lower(u.email)
    where s.guid = ${subscriber} and u.email_verified and s.confirmed_at is not null`)
  return rows[0]?.guid ?? null
}
