import type { Db } from '@zivina/db/database'
import type { visitCount } from '@zivina/db/schema/discovery/visit-count'
import { sql } from 'drizzle-orm'

export type Counted = typeof visitCount.$inferSelect

/** Texts of searches that one day tells apart; those beyond are counted together. */
const SEARCHES_OF_DAY = 2000
/** A text of fewer searches on a day is forgotten at night: what one person typed is not to be read. */
export const TOLD_FROM = 3

/** Adds to the counts of days. Rows are written in one order, so that two processes do not wait for each other. */
export async function addCounts(db: Db, counts: readonly Counted[]): Promise<void> {
  await db.execute(sql`
    insert into visit_count as t (day, kind, what, count)
    select c.day, c.kind, told.what, sum(c.count)::int
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c (day date, kind text, what text, count int)
      cross join lateral (select case
        when c.kind <> 'search' or exists (select from visit_count k where k.day = c.day and k.kind = c.kind and k.what = c.what)
          or (select count(*) from visit_count k where k.day = c.day and k.kind = c.kind) < ${SEARCHES_OF_DAY}
        then c.what else '' end as what) told
    group by c.day, c.kind, told.what order by c.day, c.kind, told.what
    on conflict (day, kind, what) do update set count = t.count + excluded.count`)
}

/** Counts rare texts of days that are over together, and forgets old days. */
export async function foldCounts(
  db: Db,
  { today, forgetBefore }: { today: string; forgetBefore: string },
): Promise<void> {
  await db.execute(sql`
    with rare as (
      delete from visit_count where kind = 'search' and what <> '' and count < ${TOLD_FROM} and day < ${today}
      returning day, count
    )
    insert into visit_count as t (day, kind, what, count)
    select day, 'search', '', sum(count)::int from rare group by day order by day
    on conflict (day, kind, what) do update set count = t.count + excluded.count`)
  await db.execute(sql`delete from visit_count where day < ${forgetBefore}`)
}

export type DayCount = { day: string; what: string; count: number }

/** What was counted of a kind since a day. */
export async function selectCounts(db: Db, kind: Counted['kind'], from: string): Promise<DayCount[]> {
  const { rows } = await db.execute<DayCount>(sql`
    select day::text as day, what, count from visit_count
    where day >= ${from} and kind = ${kind} and what <> '' order by day, what`)
  return rows
}

/** The texts that found nothing most often since a day; those that are not told are left out. */
export async function selectSearches(
  db: Db,
  { from, limit }: { from: string; limit: number },
): Promise<{ text: string; count: number }[]> {
  const { rows } = await db.execute<{ text: string; count: number }>(sql`
    select what as text, sum(count)::int as count from visit_count
    where day >= ${from} and kind = 'search' and what <> '' and count >= ${TOLD_FROM}
    group by what order by sum(count) desc, what limit ${limit}`)
  return rows
}
