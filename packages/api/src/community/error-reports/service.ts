import type { ErrorReport, ManagedErrorReport, NewErrorReport } from '@zivina/contract/community/error-reports'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { presentManaged, presentReport } from './present.ts'
import { insertReport, type ReportRow, selectReports } from './queries.ts'

/**
 * Reports a mistake.
 * @throws ApiError NOT_FOUND where there is no such approved recipe or ingredient
 */
export async function createReport(
  db: Db,
  actor: UserActor,
  { recipe, ingredient, ...said }: NewErrorReport,
): Promise<ErrorReport> {
  const report = { user: actor.guid, recipe: recipe ?? null, ingredient: ingredient ?? null, ...said }
  const guid = await db.transaction((tx) => insertReport(tx, report))
  if (guid === null) throw new ApiError('NOT_FOUND')
  return presentReport(await readReport(db, guid))
}

/** One's own reports. */
export async function listOwnReports(
  db: Db,
  actor: UserActor,
  page: { limit: number; offset: number },
): Promise<{ results: ErrorReport[]; count: number }> {
  const { reports, count } = await selectReports(db, { user: actor.guid }, page)
  return { results: reports.map(presentReport), count }
}

/** Everybody's reports, in every state or in one. */
export async function listReports(
  db: Db,
  { page, status }: { page: number; status?: Status | undefined },
): Promise<{ results: ManagedErrorReport[]; count: number }> {
  const place = { limit: ROWS_PER_PAGE, offset: (page - 1) * ROWS_PER_PAGE }
  const { reports, count } = await selectReports(db, { status: status ?? null }, place)
  return { results: reports.map(presentManaged), count }
}

/** @throws ApiError NOT_FOUND */
export async function readReport(db: Db, guid: string): Promise<ReportRow> {
  const { reports } = await selectReports(db, { guid }, { limit: 1, offset: 0 })
  const [row] = reports
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return row
}
