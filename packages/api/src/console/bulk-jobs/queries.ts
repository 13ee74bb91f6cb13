import type { BulkFailure, BulkJob } from '@zivina/contract/console/bulk-jobs'
import type { BulkActionName } from '@zivina/contract/kernel/bulks'
import type { ErrorCode } from '@zivina/contract/kernel/errors'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { BulkItem } from '#api/kernel/declared/bulk-action.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

/** A job as it is stored. Times are PostgreSQL's text of an instant. */
export type JobRow = BulkJob

const COLUMNS =
  sql.raw(`j.guid, j.action, j.filter, j.decision, j.tags, j.state, j.done, j.failed, j.total, u.username as "by",
  j.created_at, j.finished_at`)
const TABLES = sql.raw(`bulk_job j left join "user" u on u.guid = j."by"`)

/** One page, the latest first. @param actions those of one list, or all */
export async function selectJobs(
  db: Db,
  actions: readonly BulkActionName[],
  { limit, offset }: Page,
): Promise<Counted<JobRow>> {
  const wanted = sql`j.action = any(${sql.param(actions)}::text[])`
  const page = sql`
    select ${COLUMNS} from ${TABLES} where ${wanted}
    order by j.created_at desc, j.guid desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<JobRow>>(countedPage(sql`from bulk_job j where ${wanted}`, page))
  return rows[0] ?? NO_ROWS
}

export async function selectJob(db: Db, guid: string): Promise<JobRow | null> {
  const { rows } = await db.execute<JobRow>(sql`select ${COLUMNS} from ${TABLES} where j.guid = ${guid}`)
  return rows[0] ?? null
}

export type OrderedJob = Pick<BulkJob, 'guid' | 'action' | 'filter' | 'decision' | 'tags'>

/** Orders follow one another, so that two at once see each other. */
export async function lockOrders(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('bulk_job'))`)
}

/** The same job under way, of whomever, and how many of a person wait or run. */
export async function selectUnderWay(
  db: Db,
  { action, filter, decision, tags }: OrderedJob,
  by: string,
): Promise<{ same: string | null; count: number }> {
  const { rows } = await db.execute<{ same: string | null; count: number }>(sql`
    select (count(*) filter (where "by" = ${by}))::int as count,
      min(guid::text) filter (where action = ${action} and filter = ${JSON.stringify(filter)}::jsonb
        and decision is not distinct from ${jsonOf(decision)}::jsonb and tags is not distinct from ${jsonOf(tags)}::jsonb) as same
    from bulk_job where state in ('waiting', 'running')`)
  return rows[0] ?? { same: null, count: 0 }
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** @returns its guid; null where that is taken */
export async function insertJob(
  db: Db,
  { guid, action, filter, decision, tags }: OrderedJob,
  by: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into bulk_job (guid, action, filter, decision, tags, "by")
    values (${guid}, ${action}, ${JSON.stringify(filter)}::jsonb, ${jsonOf(decision)}::jsonb, ${jsonOf(tags)}::jsonb, ${by})
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

export type RunningJob = OrderedJob & { by: string | null; total: number | null }

/** Begins a job, or goes on with one; null where nothing is to be done. */
export async function beginJob(db: Db, guid: string): Promise<RunningJob | null> {
  const { rows } = await db.execute<RunningJob>(sql`
    update bulk_job set state = 'running', touched_at = now() where guid = ${guid} and state in ('waiting', 'running')
    returning guid, action, filter, decision, tags, "by", total`)
  return rows[0] ?? null
}

/** Adds listed rows behind those that are there. */
export async function insertItems(db: Db, job: string, from: number, items: readonly BulkItem[]): Promise<void> {
  await db.execute(sql`
    insert into bulk_item (job, position, target, name, seen)
    select ${job}, ${from} + i.at - 1, i.target, i.name, i.seen
    from rows from (unnest(${sql.param(items.map(({ target }) => target))}::uuid[],
      ${sql.param(items.map(({ name }) => name))}::text[], ${sql.param(items.map(({ seen }) => seen))}::text[]))
      with ordinality i(target, name, seen, at)
    where exists (select from bulk_job where guid = ${job})`)
}

export async function deleteItems(db: Db, job: string): Promise<void> {
  await db.execute(sql`delete from bulk_item where job = ${job}`)
}

/** Says how many rows there are: from now on they are worked on. */
export async function updateTotal(db: Db, job: string, total: number): Promise<void> {
  await db.execute(sql`update bulk_job set total = ${total}, touched_at = now() where guid = ${job}`)
}

export type WaitingItem = BulkItem & { position: number }

/** The next rows of a job, in their order; none where it is not running. */
export async function selectWaiting(db: Db, job: string, count: number): Promise<WaitingItem[]> {
  const { rows } = await db.execute<WaitingItem>(sql`
    select i.position, i.target, i.name, i.seen from bulk_item i join bulk_job j on j.guid = i.job
    where i.job = ${job} and i.state = 'waiting' and j.state = 'running' order by i.position limit ${count}`)
  return rows
}

/**
 * Takes a row as done, in the transaction that does it; a stop waits for its end.
 * @returns false where the job is not running, or another attempt has taken the row
 */
export async function claimItem(db: Db, job: string, position: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update bulk_job set done = done + 1, touched_at = now()
    where guid = ${job} and state = 'running'
      and exists (select from bulk_item where job = ${job} and position = ${position} and state = 'waiting')
    returning guid`)
  if (rows.length === 0) return false
  await db.execute(sql`update bulk_item set state = 'done' where job = ${job} and position = ${position}`)
  return true
}

/** Says why a row was left as it is. */
export async function failItem(db: Db, job: string, position: number, code: ErrorCode): Promise<void> {
  await db.execute(sql`
    with failed as (update bulk_item set state = 'failed', code = ${code}
      where job = ${job} and position = ${position} and state = 'waiting' returning job)
    update bulk_job set failed = failed + 1, touched_at = now() from failed where guid = failed.job`)
}

export async function finishJob(db: Db, guid: string, state: 'done' | 'stopped' | 'failed'): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update bulk_job set state = ${state}, finished_at = now(), touched_at = now()
    where guid = ${guid} and state in ('waiting', 'running') returning guid`)
  return rows.length > 0
}

/** The rows that failed, in the order of the list. */
export async function selectFailures(
  db: Db,
  job: string,
  { limit, offset }: Page,
): Promise<Counted<Pick<BulkFailure, 'target' | 'name'> & { code: ErrorCode }>> {
  const page = sql`
    select target, name, code from bulk_item where job = ${job} and state = 'failed'
    order by position limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<Pick<BulkFailure, 'target' | 'name'> & { code: ErrorCode }>>(
    countedPage(sql`from bulk_item where job = ${job} and state = 'failed'`, page),
  )
  return rows[0] ?? NO_ROWS
}

/** Deletes jobs after their days, and marks those that lost their worker as failed. */
export async function sweepJobs(db: Db, { days, lostMinutes }: { days: number; lostMinutes: number }): Promise<void> {
  await db.execute(sql`delete from bulk_job where created_at < now() - make_interval(days => ${days})`)
  await db.execute(sql`
    update bulk_job set state = 'failed', finished_at = now()
    where (state = 'running' and touched_at < now() - make_interval(mins => ${lostMinutes}))
      or (state = 'waiting' and touched_at < now() - interval '1 day')`)
}
