import type { JobHealth, OperationHealth } from '@zivina/contract/console/operation'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { inPeriod } from '#api/kernel/lists/sql.ts'
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from '#api/kernel/mail/mail-queue.ts'

export type Period = { from: string; to: string }
export type DayValue = { day: string; value: number }

/** Accounts that were registered on each day of a period that has some. */
export async function selectRegistered(db: Db, period: Period): Promise<DayValue[]> {
  const { rows } = await db.execute<DayValue>(sql`
    select (u.created_at at time zone 'Europe/Prague')::date::text as day, count(*)::int as value
    from "user" u where ${inPeriod('u.created_at', period)} and not u.is_demo group by 1`)
  return rows
}

/** What the ledger says was earned on each day of a period that has some: haléře without VAT, less what went back. */
export async function selectRevenue(db: Db, period: Period): Promise<DayValue[]> {
  const { rows } = await db.execute<DayValue>(sql`
    select (t.created_at at time zone 'Europe/Prague')::date::text as day, (-sum(e.haler))::int as value
    from ledger_transfer t join ledger_entry e on e.transfer = t.guid and e.account in ('revenue', 'refunds')
    where ${inPeriod('t.created_at', period)} group by 1`)
  return rows
}

/**
 * How many accounts have premium on each day of a period. Grants of an account that overlap are joined first, so that every account
 * enters and leaves once for each stretch, and the days are one running sum.
 */
export async function selectPremium(db: Db, { from, to }: Period): Promise<DayValue[]> {
  const { rows } = await db.execute<DayValue>(sql`
    with stretches as (
      select unnest(range_agg(daterange(greatest(g.begins, ${from}::date), least(g.ends, ${to}::date), '[]'))) as days
      from premium_grant g
      where g.begins <= ${to} and (g.ends is null or (g.ends >= ${from} and g.ends >= g.begins)) group by g."user"
    ), steps as (
      select lower(days) as day, 1 as step from stretches union all select upper(days), -1 from stretches
    ), changes as (select day, sum(step) as step from steps group by day)
    select d::date::text as day, coalesce(sum(c.step) over (order by d), 0)::int as value
    from generate_series(${from}::date, ${to}::date, '1 day') d left join changes c on c.day = d::date`)
  return rows
}

/** The kinds of jobs, apart from mails, with how the last week went. The queue forgets jobs after a week. */
export async function selectJobs(db: Db): Promise<JobHealth[]> {
  const { rows } = await db.execute<JobHealth>(sql`
    select q.name, exists (select from jobs.schedule s where s.name = q.name) as is_scheduled,
      to_json(j.done_at) #>> '{}' as done_at, to_json(j.failed_at) #>> '{}' as failed_at,
      coalesce(j.failed, 0) as failed, coalesce(j.waiting, 0) as waiting
    from jobs.queue q left join (
      select name, max(completed_on) filter (where state = 'completed') as done_at,
        max(coalesce(completed_on, started_on)) filter (where state in ('failed', 'retry')) as failed_at,
        (count(*) filter (where state in ('failed', 'retry')))::int as failed,
        (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting
      from jobs.job where name not in (${MAIL_QUEUE}, ${DEAD_MAIL_QUEUE}) group by name
    ) j on j.name = q.name
    where q.name not in (${MAIL_QUEUE}, ${DEAD_MAIL_QUEUE}) and not starts_with(q.name, '__') order by q.name`)
  return rows
}

/** How many mails are not sent, and how many never will be. */
export async function selectMailHealth(db: Db): Promise<OperationHealth['mails']> {
  const { rows } = await db.execute<OperationHealth['mails']>(sql`
    select (count(*) filter (where name = ${MAIL_QUEUE}))::int as unsent, (count(*) filter (where name = ${DEAD_MAIL_QUEUE}))::int as dead,
      to_json(min(created_on) filter (where name = ${MAIL_QUEUE})) #>> '{}' as oldest_at
    from jobs.job where name in (${MAIL_QUEUE}, ${DEAD_MAIL_QUEUE}) and state in ('created', 'retry', 'active')`)
  return rows[0] ?? { unsent: 0, dead: 0, oldest_at: null }
}
