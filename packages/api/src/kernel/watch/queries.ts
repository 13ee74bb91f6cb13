import type { OutsideService } from '@zivina/contract/kernel/outside-services'
import type { Db } from '@zivina/db/database'
import type { dayFigure } from '@zivina/db/schema/kernel/day-figure'
import { sql } from 'drizzle-orm'

export type DayFigure = typeof dayFigure.$inferSelect

/** When a service last answered and failed. */
export type OutsideNews = {
  service: OutsideService
  good_at: string | null
  failed_at: string | null
  failure: string
}

/** Adds to figures of days. Rows are written in one order, so that two processes do not wait for each other. */
export async function addFigures(db: Db, figures: readonly DayFigure[]): Promise<void> {
  await db.execute(sql`
    insert into day_figure as t (day, name, count)
    select f.day, f.name, f.count from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f (day date, name text, count int)
    order by f.name, f.day
    on conflict (name, day) do update set count = t.count + excluded.count`)
}

/** Keeps a figure of a day, or the one that is stored where that is greater. */
export async function keepGreatest(db: Db, { day, name, count }: DayFigure): Promise<void> {
  await db.execute(sql`
    insert into day_figure as t (day, name, count) values (${day}, ${name}, ${count})
    on conflict (name, day) do update set count = greatest(t.count, excluded.count)`)
}

/** The days of a period with the sum of some figures; a day of which nothing was counted is left out. */
export async function selectFigures(
  db: Db,
  names: readonly DayFigure['name'][],
  { from, to }: { from: string; to: string },
): Promise<{ day: string; value: number }[]> {
  const { rows } = await db.execute<{ day: string; value: number }>(sql`
    select day::text as day, sum(count)::int as value from day_figure
    where name = any(${sql.param(names)}::text[]) and day between ${from} and ${to} group by day order by day`)
  return rows
}

export async function deleteFiguresBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from day_figure where day < ${day}`)
}

/** Stores when services last answered and failed; an older moment than the stored one changes nothing. */
export async function storeNews(db: Db, news: readonly OutsideNews[]): Promise<void> {
  await db.execute(sql`
    insert into outside_service as t (service, good_at, failed_at, failure)
    select n.service, n.good_at, n.failed_at, n.failure
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
      as n (service text, good_at timestamptz, failed_at timestamptz, failure text) order by n.service
    on conflict (service) do update set good_at = greatest(t.good_at, excluded.good_at),
      failed_at = greatest(t.failed_at, excluded.failed_at),
      failure = case when excluded.failed_at is null then t.failure else excluded.failure end`)
}

/** When each service last answered and failed. */
export async function selectNews(db: Db): Promise<OutsideNews[]> {
  const { rows } = await db.execute<OutsideNews>(sql`
    select service, to_json(good_at) #>> '{}' as good_at, to_json(failed_at) #>> '{}' as failed_at, failure from outside_service`)
  return rows
}
