import type { Export } from '@zivina/contract/console/exports'
import type { ExportName } from '@zivina/contract/kernel/exports'
import type { ListName } from '@zivina/contract/kernel/lists'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

/** An export with the names of who ordered it and whom it is about. Times are PostgreSQL's text of an instant. */
export type ExportRow = Omit<Export, 'expires_at' | 'by' | 'account'> & {
  by: string | null
  by_guid: string | null
  account: string | null
}

const COLUMNS =
  sql.raw(`e.guid, e.kind, e."from"::text as "from", e."to"::text as "to", e.list, e.filter, e.state, e.done, e.total, e.bytes::float8 as bytes,
  e.created_at, e.finished_at, b.username as "by", b.guid as by_guid, a.username as account`)
const TABLES = sql.raw(`export_job e left join "user" b on b.guid = e."by" left join "user" a on a.guid = e.account`)

/** One page, the latest first. */
export async function selectExports(db: Db, { limit, offset }: Page): Promise<Counted<ExportRow>> {
  const page = sql`
    select ${COLUMNS} from ${TABLES} order by e.created_at desc, e.guid desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<ExportRow>>(countedPage(sql`from export_job e`, page))
  return rows[0] ?? NO_ROWS
}

export async function selectExport(db: Db, guid: string): Promise<ExportRow | null> {
  const { rows } = await db.execute<ExportRow>(sql`select ${COLUMNS} from ${TABLES} where e.guid = ${guid}`)
  return rows[0] ?? null
}

export type AskedExport = {
  guid: string
  kind: ExportName
  from: string | null
  to: string | null
  account: string | null
  list: ListName | null
  filter: Record<string, string> | null
}

/** Orders follow one another, so that two at once see each other. */
export async function lockOrders(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('export_job'))`)
}

const jsonOf = (filter: AskedExport['filter']): string | null => filter && JSON.stringify(filter)

/** The same export under way, of a list the person’s own, as others may see less of it; and how many of a person wait or run. */
export async function selectUnderWay(
  db: Db,
  asked: AskedExport,
  by: string,
): Promise<{ same: string | null; count: number }> {
  const { rows } = await db.execute<{ same: string | null; count: number }>(sql`
    select (count(*) filter (where "by" = ${by}))::int as count, (min(guid::text) filter (where kind = ${asked.kind}
      and "from" is not distinct from ${asked.from}::date and "to" is not distinct from ${asked.to}::date
      and account is not distinct from ${asked.account}::uuid and list is not distinct from ${asked.list}
      and filter is not distinct from ${jsonOf(asked.filter)}::jsonb and (list is null or "by" = ${by}))) as same
    from export_job where state in ('waiting', 'running')`)
  return rows[0] ?? { same: null, count: 0 }
}

/** @returns its guid; null where that is taken */
export async function insertExport(db: Db, asked: AskedExport, by: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into export_job (guid, kind, "from", "to", account, list, filter, "by")
    values (${asked.guid}, ${asked.kind}, ${asked.from}, ${asked.to}, ${asked.account}, ${asked.list}, ${jsonOf(asked.filter)}::jsonb, ${by})
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

export async function isAccount(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${guid}`)
  return rows.length > 0
}

/** @returns whether there was one */
export async function deleteExport(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from export_job where guid = ${guid} returning guid`)
  return rows.length > 0
}

/** `by` is the admin who ordered it; null after the deletion of their account. */
export type BegunExport = AskedExport & { by: string | null }

/** Begins an attempt, which takes the place of an earlier one with what that has written; null where nothing is to be done. */
export async function beginRun(db: Db, guid: string, run: string): Promise<BegunExport | null> {
  const { rows } = await db.execute<BegunExport>(sql`
    with cleared as (delete from export_piece where job = ${guid})
    update export_job set state = 'running', run = ${run}, done = 0, total = null, bytes = 0, touched_at = now()
    where guid = ${guid} and state <> 'done'
    returning guid, kind, "from"::text as "from", "to"::text as "to", account, list, filter, "by"`)
  return rows[0] ?? null
}

export async function updateTotal(db: Db, guid: string, total: number): Promise<void> {
  await db.execute(sql`update export_job set total = ${total}, touched_at = now() where guid = ${guid}`)
}

/** How many rows a statement has. */
export async function countRows(db: Db, rows: SQL): Promise<number> {
  const answer = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) counted`)
  return answer.rows[0]?.count ?? 0
}

export type Piece = { job: string; run: string; position: number; data: Uint8Array; rows: number }

/** Adds a piece to the file. @returns false where the export is gone, or another attempt writes it */
export async function insertPiece(db: Db, { job, run, position, data, rows }: Piece): Promise<boolean> {
  const answer = await db.execute(sql`
    with kept as (
      update export_job set done = done + ${rows}, bytes = bytes + ${data.length}, touched_at = now()
      where guid = ${job} and run = ${run} and state = 'running' returning guid
    )
    insert into export_piece (job, position, data) select guid, ${position}, ${data} from kept returning position`)
  return answer.rows.length > 0
}

export async function finishRun(
  db: Db,
  { job, run, state }: { job: string; run: string; state: 'done' | 'failed' },
): Promise<void> {
  await db.execute(sql`
    update export_job set state = ${state}, finished_at = now(), touched_at = now()
    where guid = ${job} and run = ${run} and state = 'running'`)
}

/** A piece of the file; null behind its end. */
export async function selectPiece(db: Db, guid: string, position: number): Promise<Uint8Array | null> {
  const { rows } = await db.execute<{ data: Uint8Array }>(sql`
    select data from export_piece where job = ${guid} and position = ${position}`)
  return rows[0]?.data ?? null
}

/** Deletes exports after their days, and marks those that lost their worker as failed. */
export async function sweepExports(
  db: Db,
  { days, lostMinutes }: { days: number; lostMinutes: number },
): Promise<void> {
  await db.execute(sql`delete from export_job where created_at < now() - make_interval(days => ${days})`)
  await db.execute(sql`
    update export_job set state = 'failed', finished_at = now()
    where (state = 'running' and touched_at < now() - make_interval(mins => ${lostMinutes}))
      or (state = 'waiting' and touched_at < now() - interval '1 day')`)
}

/** Deletes what somebody ordered, also what is under way. */
export async function deleteExportsBy(db: Db, admin: string): Promise<void> {
  await db.execute(sql`delete from export_job where "by" = ${admin}`)
}

/** Deletes exports of a person's data, also those under way. */
export async function deleteExportsOf(db: Db, account: string): Promise<void> {
  await db.execute(sql`delete from export_job where account = ${account}`)
}
