import type { CREDIT_REASONS, PointReason } from '@zivina/contract/account/points'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

export type NewEntry = { user: string; points: number; reason: PointReason; subject: string }

/** Adds an entry, unless there is one for the same thing. */
export async function insertEntry(db: Db, { user, points, reason, subject }: NewEntry): Promise<void> {
  await db.execute(sql`
    insert into point_entry ("user", points, reason, subject) values (${user}, ${points}, ${reason}, ${subject})
    on conflict (reason, subject) do nothing`)
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
  { limit, offset }: Page,
): Promise<Counted<CreditRow>> {
  const passing = sql`from point_entry e where ${allOf([
    sql`e.points > 0`,
    reason !== undefined && sql`e.reason = ${reason}`,
    user !== undefined && sql`e."user" = ${user}`,
  ])}`
  const page = sql`
    select e.guid, json_build_object('guid', u.guid, 'username', u.username) as "user", e.points, e.reason, e.subject,
      e.created_at
    from (select e.* ${passing} order by e.created_at desc, e.guid desc limit ${limit} offset ${offset}) e
    join "user" u on u.guid = e."user" order by e.created_at desc, e.guid desc`
  const { rows } = await db.execute<Counted<CreditRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}
