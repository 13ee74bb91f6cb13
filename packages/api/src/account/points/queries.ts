import type { CREDIT_REASONS, PointReason } from '@zivina/contract/account/point-reasons'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

export type NewEntry = { user: string; points: number; reason: PointReason; subject: string }

/**
 * Adds what a thing has not brought yet of the points that it is worth: nothing where it has brought them. The thing is locked, so
 * that decisions on it follow each other.
 */
export async function insertEarned(db: Db, { user, points, reason, subject }: NewEntry): Promise<void> {
  await db.execute(sql`
    with former as (select coalesce(sum(points), 0)::int as brought,
        count(*) filter (where reason = ${reason})::int as turn from point_entry where subject = ${subject})
    insert into point_entry ("user", points, reason, subject, turn)
    select ${user}, ${points}::int - brought, ${reason}, ${subject}, turn from former where brought < ${points}::int`)
}

/**
 * Takes back what a thing has brought, as far as its person has points: a balance is never below zero. Their points are locked.
 */
export async function insertTakenBack(db: Db, user: string, subject: string): Promise<void> {
  await db.execute(sql`
    with brought as (select sum(points)::int as points, count(*) filter (where reason = 'taken_back')::int as turn
        from point_entry where subject = ${subject} and "user" = ${user}),
      taken as (select turn, least(points, (select sum(points) from point_entry where "user" = ${user}))::int as points
        from brought)
    insert into point_entry ("user", points, reason, subject, turn)
    select ${user}, -points, 'taken_back', ${subject}, turn from taken where points > 0`)
}

/**
 * Takes back what an order has brought, no more than `most` and no more than its person has: a balance is never below zero. Their points
 * are locked.
 */
export async function insertRefunded(
  db: Db,
  { user, subject, most }: { user: string; subject: string; most: number },
): Promise<void> {
  await db.execute(sql`
    with brought as (select coalesce(sum(points), 0)::int as points, count(*) filter (where reason = 'refunded')::int as turn
        from point_entry where subject = ${subject} and "user" = ${user}),
      taken as (select turn, least(points, ${most}::int,
          (select sum(points) from point_entry where "user" = ${user}))::int as points from brought)
    insert into point_entry ("user", points, reason, subject, turn)
    select ${user}, -points, 'refunded', ${subject}, turn from taken where points > 0`)
}

/**
 * Lets one transaction at a time take points of a person. A lock of its own: a decision holds the thing that it is about, and must not
 * wait for the account.
 */
export async function lockPoints(db: Db, user: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`points ${user}`}, 0))`)
}

/** Adds an entry, unless there is one for the same thing. */
export async function insertEntry(db: Db, { user, points, reason, subject }: NewEntry): Promise<void> {
  await db.execute(sql`
    insert into point_entry ("user", points, reason, subject) values (${user}, ${points}, ${reason}, ${subject})
    on conflict (reason, subject, turn) do nothing`)
}

export async function selectBalance(db: Db, user: string): Promise<number> {
  const { rows } = await db.execute<{ balance: number }>(
    sql`select coalesce(sum(points), 0)::int as balance from point_entry where "user" = ${user}`,
  )
  return rows[0]?.balance ?? 0
}

type CreditReason = (typeof CREDIT_REASONS)[number]

/** Points that were added. Times are PostgreSQL's text of an instant. */
export type CreditRow = {
  guid: string
  user: { guid: string; username: string }
  points: number
  reason: CreditReason
  subject: string
  created_at: string
}

/** Points that were added, newest first: one page and the total number. */
export async function selectCredits(
  db: Db,
  { reason, user }: { reason?: CreditReason | undefined; user?: string | undefined },
  page: Page,
): Promise<Counted<CreditRow>> {
  const passing = sql`from point_entry e where ${allOf([
    sql`e.points > 0`,
    reason !== undefined && sql`e.reason = ${reason}`,
    user !== undefined && sql`e."user" = ${user}`,
  ])}`
  const order = sql`order by e.created_at desc, e.guid desc`
  const shown = sql`
    select e.guid, json_build_object('guid', u.guid, 'username', u.username) as "user", e.points, e.reason, e.subject,
      e.created_at
    from ${rowsOfPage('point_entry', 'e', { passing, order, page })} e join "user" u on u.guid = e."user" ${order}`
  const { rows } = await db.execute<Counted<CreditRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}
