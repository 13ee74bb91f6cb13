import type { Db } from '@zivina/db/database'
import type { IssueContent } from '@zivina/integrations/mail/templates/newsletter-issue'
import { sql } from 'drizzle-orm'

/** The end of the last issue's period, and the items known to it. */
type LastIssue = { until: string; known_recipes: string[]; known_texts: string[] }
type NewIssue = {
  day: string
  content: IssueContent | null
  known_recipes: string[]
  known_texts: string[]
  until: Date
}
type WaitingRow = { guid: string; email: string; is_wanted: boolean }
type OpenedRow = {
  content: IssueContent
  /** Empty for a subscriber without an account. */
  full_name: string
  user: string | null
  subscriber: string | null
}

/** Whether the account `u` gets the newsletter: consent, a verified address, not banned, no deletion requested. */
const ACCOUNT_WANTS = sql`
  u.newsletter_at is not null and u.email_verified and not u.is_banned
  and not exists (select from account_deletion e where e."user" = u.guid)`
/**
 * Whether the subscriber `s` gets it: confirmed, not unsubscribed, and the address belongs to no account, whose consent decides
 * instead.
 */
const SUBSCRIBER_WANTS = sql`
  s.confirmed_at is not null and s.unsubscribed_at is null
  and not exists (select from "user" o where lower(o.email) = lower(s.email) and o.email_verified)`
/** Whether the recipient of delivery `d` still wants it. */
const IS_WANTED = sql`case when d."user" is null then ${SUBSCRIBER_WANTS} else ${ACCOUNT_WANTS} end`
const RECEIVERS = sql`left join "user" u on u.guid = d."user" left join newsletter_subscriber s on s.guid = d.subscriber`

export async function selectLastIssue(db: Db): Promise<LastIssue | null> {
  const { rows } = await db.execute<LastIssue>(sql`
    select to_json(until) #>> '{}' as until, known_recipes, known_texts from newsletter_issue
    order by until desc limit 1`)
  return rows[0] ?? null
}

export async function hasIssue(db: Db, day: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from newsletter_issue where day = ${day}`)
  return rows.length > 0
}

/** Creates a day's issue. Null where the day has one: a second caller waits for the first and changes nothing. */
export async function insertIssue(db: Db, issue: NewIssue): Promise<string | null> {
  const { day, content, known_recipes, known_texts, until } = issue
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into newsletter_issue (day, content, known_recipes, known_texts, until)
    values (${day}, ${content === null ? null : JSON.stringify(content)}::jsonb, ${sql.param(known_recipes)}::uuid[],
      ${sql.param(known_texts)}::text[], ${until.toISOString()})
    on conflict (day) do nothing
    returning guid`)
  return rows[0]?.guid ?? null
}

/** Stores the recipients of an issue, each mailbox once. @returns their number */
export async function insertDeliveries(db: Db, issue: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into newsletter_delivery (issue, "user", subscriber)
    select ${issue}::uuid, u.guid, null::uuid from "user" u where ${ACCOUNT_WANTS}
    union all
    select ${issue}::uuid, null, s.guid from newsletter_subscriber s where ${SUBSCRIBER_WANTS}`)
  return rowCount ?? 0
}

/** Locks some deliveries that are not queued yet, skipping those of another worker. */
export async function lockWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select d.guid, coalesce(u.email, s.email) as email, ${IS_WANTED} as is_wanted
    from newsletter_delivery d ${RECEIVERS}
    where d.queued_at is null
    order by d.guid limit ${limit}
    for update of d skip locked`)
  return rows
}

export async function markQueued(db: Db, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return
  await db.execute(sql`update newsletter_delivery set queued_at = now() where guid in ${[...guids]}`)
}

/** Deletes deliveries that are no longer wanted. */
export async function deleteDeliveries(db: Db, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return
  await db.execute(sql`delete from newsletter_delivery where guid in ${[...guids]} and sent_at is null`)
}

/** The data of a delivery's mail; null where it was sent, is not wanted any more, or the account has another address now. */
export async function selectDelivery(db: Db, guid: string, to: string): Promise<OpenedRow | null> {
  const { rows } = await db.execute<OpenedRow>(sql`
    select i.content, coalesce(u.full_name, '') as full_name, d."user", d.subscriber
    from newsletter_delivery d join newsletter_issue i on i.guid = d.issue ${RECEIVERS}
    where d.guid = ${guid} and d.sent_at is null and ${IS_WANTED}
      and lower(coalesce(u.email, s.email)) = lower(${to})`)
  return rows[0] ?? null
}

export async function markSent(db: Db, guid: string): Promise<void> {
  await db.execute(sql`update newsletter_delivery set sent_at = now() where guid = ${guid} and sent_at is null`)
}

/** Deletes the deliveries of old issues. No one gets these issues again: recipients are chosen when an issue is created. */
export async function deleteOldDeliveries(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    delete from newsletter_delivery d using newsletter_issue i
    where i.guid = d.issue and i.created_at < now() - make_interval(days => ${days})`)
}
