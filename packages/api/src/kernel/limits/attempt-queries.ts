import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** How many attempts may be counted under one key, in how many seconds from the first one. */
export type Bound = { key: string; attempts: number; seconds: number }

/** A limit that was reached, and the seconds until it is reset. */
export type Met = { key: string; seconds: number }

const NOW = sql`floor(extract(epoch from statement_timestamp()) * 1000)::bigint`

/**
 * Counts an attempt under each limit that is not reached, in one statement, so that simultaneous attempts are counted one by
 * one.
 * @returns the limits that are reached; nothing was counted for them
 */
export async function countOneEach(db: Db, bounds: readonly Bound[]): Promise<Met[]> {
  const { rows } = await db.execute<Met>(sql`
    with bound as (
      select * from jsonb_to_recordset(${JSON.stringify(bounds)}::jsonb) as b(key text, attempts int, seconds int)
    ), counted as (
      insert into rate_limit as r (key, points, expire)
      select key, 1, ${NOW} + seconds * 1000 from bound order by key
      on conflict (key) do update set
        points = case when r.expire > ${NOW} then r.points + 1 else 1 end,
        expire = case when r.expire > ${NOW} then r.expire else excluded.expire end
      where r.expire <= ${NOW} or r.points < (select b.attempts from bound b where b.key = r.key)
      returning r.key
    )
    select b.key, greatest(1, ceil((coalesce(r.expire, ${NOW}) - ${NOW}) / 1000.0))::int as seconds
    from bound b left join rate_limit r on r.key = b.key
    where b.key not in (select key from counted)`)
  return rows
}

/** Subtracts one attempt from each. */
export async function uncountOneEach(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    update rate_limit set points = points - 1
    where points > 0 and key in (
      select key from rate_limit where key = any(${sql.param(keys)}::text[]) order by key for update)`)
}

/** Deletes counters whose time is over. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`)
}
