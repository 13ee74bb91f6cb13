import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { EndingAccount } from '#api/kernel/declared/erasure.ts'
import type { Confirmation } from './token.ts'

/**
 * Stores that an address subscribes to the newsletter. Null where no mail must be sent: it gets the newsletter already, with or
 * without an account, or it subscribed moments ago.
 */
export async function insertRequest(
  db: Db,
  { email, consent_version, wait_minutes }: { email: string; consent_version: string; wait_minutes: number },
): Promise<Confirmation | null> {
  const { rows } = await db.execute<Confirmation>(sql`
    insert into newsletter_subscriber as s (email, consent_version)
    select ${email}, ${consent_version}
    where not exists (
      select from "user" where lower(email) = lower(${email}) and email_verified and newsletter_at is not null)
    on conflict (lower(email)) do update set requested_at = now(), consent_version = excluded.consent_version
      where (s.confirmed_at is null or s.unsubscribed_at is not null)
        and s.requested_at <= now() - make_interval(mins => ${wait_minutes})
    returning s.guid as subscriber, floor(extract(epoch from s.requested_at) * 1000)::float8 as requested_at`)
  return rows[0] ?? null
}

type SubscriberRow = { email: string; consent_version: string; is_confirmed: boolean; is_ended: boolean }

/** Locks a subscriber. `is_ended`: they unsubscribed after the given request was made. */
export async function lockSubscriber(db: Db, { subscriber, requested_at }: Confirmation) {
  const { rows } = await db.execute<SubscriberRow>(sql`
    select email, consent_version, confirmed_at is not null and unsubscribed_at is null as is_confirmed,
      coalesce(unsubscribed_at >= to_timestamp(${requested_at}::float8 / 1000), false) as is_ended
    from newsletter_subscriber where guid = ${subscriber}
    for update`)
  return rows[0] ?? null
}

export async function confirmSubscriber(db: Db, subscriber: string): Promise<void> {
  await db.execute(sql`
    update newsletter_subscriber set confirmed_at = now(), unsubscribed_at = null where guid = ${subscriber}`)
}

/** The mailbox has confirmed, but belongs to an account: the list itself sends nothing there. */
export async function leaveToAccount(db: Db, subscriber: string): Promise<void> {
  await db.execute(sql`
    update newsletter_subscriber set confirmed_at = now(), unsubscribed_at = now() where guid = ${subscriber}`)
}

/** Deletes subscriptions that were not confirmed while their link was valid. */
export async function deleteUnconfirmed(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    delete from newsletter_subscriber
    where confirmed_at is null and requested_at < now() - make_interval(days => ${days})`)
}

/** Deletes the address from the list of newsletter subscribers. */
export async function deleteSubscriberOf(db: Db, { email }: EndingAccount): Promise<void> {
  await db.execute(sql`delete from newsletter_subscriber where lower(email) = lower(${email})`)
}
