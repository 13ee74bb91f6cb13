import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

export type StepCount = { day: string; registered: number; verified: number; ordered: number; paid: number }

/** How many accounts were registered, of those how many are verified, and how many orders were made and paid on each day in Prague. */
export async function selectSteps(db: Db, { from, to }: { from: string; to: string }): Promise<StepCount[]> {
  const { rows } = await db.execute<StepCount>(sql`
    with days as (select d::date as day from generate_series(${from}::date, ${to}::date, '1 day') d),
    begins as (select (${from}::date)::timestamp at time zone 'Europe/Prague' as at),
    accounts as (
      select (u.created_at at time zone 'Europe/Prague')::date as day, count(*)::int as registered,
        (count(*) filter (where u.email_verified))::int as verified
      from "user" u, begins where u.created_at >= begins.at and not u.is_demo group by 1
    ), made as (
      select (o.created_at at time zone 'Europe/Prague')::date as day, count(*)::int as ordered
      from "order" o, begins where o.created_at >= begins.at and o.kind = 'first' group by 1
    ), paid as (
      select (o.paid_at at time zone 'Europe/Prague')::date as day, count(*)::int as paid
      from "order" o, begins where o.paid_at >= begins.at and o.kind = 'first' group by 1
    )
    select days.day::text as day, coalesce(registered, 0) as registered, coalesce(verified, 0) as verified,
      coalesce(ordered, 0) as ordered, coalesce(paid, 0) as paid
    from days left join accounts using (day) left join made using (day) left join paid using (day) order by days.day`)
  return rows
}
