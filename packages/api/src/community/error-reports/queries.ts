import type { ErrorReportKind } from '@zivina/contract/community/error-report-kinds'
import type { Db } from '@zivina/db/database'
import type { errorReport } from '@zivina/db/schema/community/error-report'
import { type SQL, sql } from 'drizzle-orm'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

type Row = typeof errorReport.$inferSelect
type Subject = { guid: string; slug: string; name: string }

/** A report with its subject and its sender. Times are PostgreSQL's text of an instant. */
export type ReportRow = Pick<Row, 'guid' | 'text' | 'status' | 'status_note'> & {
  kind: ErrorReportKind
  created_at: string
  updated_at: string
  recipe: Subject | null
  ingredient: Subject | null
  user: { guid: string; username: string } | null
}

/** Null restricts nothing. */
type ReportFilter = { user?: string | null; guid?: string | null; status?: Row['status'] | null }

function conditions({ user = null, guid = null, status = null }: ReportFilter): SQL {
  return allOf([
    user !== null && sql`e."user" = ${user}`,
    guid !== null && sql`e.guid = ${guid}`,
    status !== null && sql`e.status = ${status}`,
  ])
}

/** Reports that match a filter, newest first: one page and the total number. */
export async function selectReports(db: Db, filter: ReportFilter, page: Page): Promise<Counted<ReportRow>> {
  const passing = sql`from error_report e where ${conditions(filter)}`
  const order = sql`order by e.created_at desc, e.guid desc`
  const shown = sql`
    select e.guid, e.kind, e.text, e.status, e.status_note, e.created_at, e.updated_at,
      case when r.guid is not null then json_build_object('guid', r.guid, 'slug', r.slug, 'name', r.name) end as recipe,
      case when i.guid is not null then json_build_object('guid', i.guid, 'slug', i.slug, 'name', i.name) end
        as ingredient,
      case when u.guid is not null then json_build_object('guid', u.guid, 'username', u.username) end as "user"
    from ${rowsOfPage('error_report', 'e', { passing, order, page })} e
    left join recipe r on r.guid = e.recipe left join ingredient i on i.guid = e.ingredient
    left join "user" u on u.guid = e."user" ${order}`
  const { rows } = await db.execute<Counted<ReportRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

export type NewReport = { user: string; recipe: string | null; ingredient: string | null; kind: string; text: string }

/**
 * Inserts a report, or finds the same one that is still pending. Of several sent at once one is inserted: they wait for a lock
 * on their sender.
 *
 * @returns its guid; null where there is no such public recipe or ingredient
 */
export async function insertReport(
  db: Db,
  { user, recipe, ingredient, kind, text }: NewReport,
): Promise<string | null> {
  await lockPerson(db, user)
  const { rows } = await db.execute<{ guid: string }>(sql`
    with same as (
      select guid from error_report where "user" = ${user} and status = 'Pending' and kind = ${kind} and text = ${text}
        and recipe is not distinct from ${recipe}::uuid and ingredient is not distinct from ${ingredient}::uuid limit 1),
    made as (
      insert into error_report ("user", recipe, ingredient, kind, text)
      select ${user}::uuid, ${recipe}::uuid, ${ingredient}::uuid, ${kind}, ${text}
      where not exists (select from same) and (
        exists (select from recipe where guid = ${recipe}::uuid and status = 'Approved')
        or exists (select from ingredient where guid = ${ingredient}::uuid and status = 'Approved'))
      returning guid)
    select guid from same union all select guid from made`)
  return rows[0]?.guid ?? null
}

/** A report that is decided on, with its sender and what it is about; `recipe_slug` is null where that is an ingredient. */
export type JudgedReport = Pick<Row, 'guid' | 'status' | 'status_note' | 'user'> & {
  kind: ErrorReportKind
  name: string | null
  recipe_slug: string | null
}

/** A report whose status is about to change. */
export async function lockReport(db: Db, guid: string): Promise<JudgedReport | null> {
  const { rows } = await db.execute<JudgedReport>(sql`
    select e.guid, e.status, e.status_note, e."user", e.kind, coalesce(r.name, i.name) as name, r.slug as recipe_slug
    from error_report e left join recipe r on r.guid = e.recipe left join ingredient i on i.guid = e.ingredient
    where e.guid = ${guid} for update of e`)
  return rows[0] ?? null
}

/** @returns whether there was one */
export async function deleteReport(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from error_report where guid = ${guid} returning guid`)
  return rows.length > 0
}

export async function updateReport(
  db: Db,
  guid: string,
  { status, status_note }: Pick<Row, 'status' | 'status_note'>,
): Promise<void> {
  await db.execute(sql`update error_report set status = ${status}, status_note = ${status_note} where guid = ${guid}`)
}
