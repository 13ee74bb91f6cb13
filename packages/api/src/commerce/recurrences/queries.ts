import type { Db } from '@zivina/db/database'
import { recurrenceStop } from '@zivina/db/schema/commerce/recurrence-stop'
import { service } from '@zivina/db/schema/commerce/service'
import { subscription } from '@zivina/db/schema/commerce/subscription'
import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'

export type SubscriptionRow = typeof subscription.$inferSelect & { slug: string; service_name: string }
export type NewSubscription = typeof subscription.$inferInsert

const selection = (db: Db) =>
  db
    .select({ ...getTableColumns(subscription), slug: service.slug, service_name: service.name })
    .from(subscription)
    .innerJoin(service, eq(service.guid, subscription.service))

/** What an account has of subscriptions that have not ended: one that renews comes first. */
export function selectGoing(db: Db, user: string): Promise<SubscriptionRow[]> {
  return selection(db)
    .where(and(eq(subscription.user, user), ne(subscription.state, 'ended')))
    .orderBy(sql`${subscription.state} = 'cancelled'`, desc(subscription.created_at))
}

export async function selectSubscription(db: Db, guid: string): Promise<SubscriptionRow | null> {
  const [row] = await selection(db).where(eq(subscription.guid, guid))
  return row ?? null
}

/** @returns null where another one of the account renews */
export async function insertSubscription(db: Db, row: NewSubscription): Promise<string | null> {
  const [made] = await db.insert(subscription).values(row).onConflictDoNothing().returning({ guid: subscription.guid })
  return made?.guid ?? null
}

export async function updateSubscription(db: Db, guid: string, changes: Partial<NewSubscription>): Promise<void> {
  await db
    .update(subscription)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(subscription.guid, guid))
}

/** From now on the card is not charged; the gateway is told by a job. */
export async function insertStop(db: Db, recurrence_id: string): Promise<void> {
  await db.insert(recurrenceStop).values({ recurrence_id }).onConflictDoNothing()
}

export async function selectStops(
  db: Db,
  { tries_max, limit }: { tries_max: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ recurrence_id: recurrenceStop.recurrence_id })
    .from(recurrenceStop)
    .where(and(isNull(recurrenceStop.stopped_at), sql`${recurrenceStop.tries} < ${tries_max}`))
    .orderBy(asc(recurrenceStop.tries), asc(recurrenceStop.created_at))
    .limit(limit)
  return rows.map(({ recurrence_id }) => recurrence_id)
}

export async function markStop(db: Db, recurrence_id: string, isDone: boolean): Promise<void> {
  await db
    .update(recurrenceStop)
    .set(isDone ? { stopped_at: sql`now()` } : { tries: sql`${recurrenceStop.tries} + 1` })
    .where(eq(recurrenceStop.recurrence_id, recurrence_id))
}

/**
 * Subscriptions to charge on a day: the paid period ends, no charge was tried within the last hours, and the account is neither
 * banned nor about to be deleted.
 */
export async function selectDue(
  db: Db,
  { today, hours, limit, guid = null }: { today: string; hours: number; limit: number; guid?: string | null },
): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select s.guid from subscription s join "user" u on u.guid = s."user"
    where s.state in ('active', 'past_due') and s.paid_until <= ${today}::date and not u.is_banned
      and (${guid}::uuid is null or s.guid = ${guid}::uuid)
      and (s.failed_at is null or s.failed_at < now() - make_interval(hours => ${hours}))
      and not exists (select from account_deletion d where d."user" = s."user")
    order by s.paid_until, s.guid limit ${limit}`)
  return rows.map(({ guid }) => guid)
}

/** Yearly subscriptions that will be charged within some days and were not announced, or one of them if it still is. */
export async function selectUnannounced(
  db: Db,
  { today, days, limit, guid = null }: { today: string; days: number; limit: number; guid?: string | null },
): Promise<{ guid: string; user: string }[]> {
  const { rows } = await db.execute<{ guid: string; user: string }>(sql`
    select s.guid, s."user" from subscription s join "user" u on u.guid = s."user"
    where s.state = 'active' and s.period = 'Yearly' and s.paid_until > ${today}::date and s.paid_until <= ${today}::date + ${days}::int
      and s.reminded_for is distinct from s.paid_until and not u.is_banned and (${guid}::uuid is null or s.guid = ${guid}::uuid)
    order by s.paid_until, s.guid limit ${limit}`)
  return rows
}

/** Accounts with a subscription that must not go on: banned, or about to be deleted. */
export async function selectEndingAccounts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ user: string }>(sql`
    select distinct s."user" from subscription s join "user" u on u.guid = s."user"
    where s.state in ('active', 'past_due')
      and (u.is_banned or exists (select from account_deletion d where d."user" = s."user"))`)
  return rows.map(({ user }) => user)
}

/** Cancelled subscriptions whose paid period is over, and those whose charges failed until the last day. */
export async function selectOver(
  db: Db,
  today: string,
  guid: string | null = null,
): Promise<{ guid: string; user: string }[]> {
  const { rows } = await db.execute<{ guid: string; user: string }>(sql`
    select s.guid, s."user" from subscription s
    where ((s.state = 'cancelled' and s.paid_until < ${today}::date)
      or (s.state = 'past_due' and s.last_try_on < ${today}::date)) and (${guid}::uuid is null or s.guid = ${guid}::uuid)
    order by s.guid`)
  return rows
}
