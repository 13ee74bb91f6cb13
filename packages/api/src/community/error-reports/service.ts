import type { ErrorReport, ManagedErrorReport, NewErrorReport } from '@zivina/contract/community/error-reports'
import { ERROR_REPORTS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { errorReport } from '@zivina/db/schema/community/error-report'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { requireAtMost } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, type Page, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentManaged, presentReport } from './present.ts'
import { deleteReport, insertReport, type ReportRow, selectReports } from './queries.ts'

/**
 * Reports a mistake.
 * @throws ApiError NOT_FOUND where there is no such approved recipe or ingredient; LIMIT_REACHED
 */
export async function createReport(
  ctx: UserCtx<'db'>,
  { recipe, ingredient, ...said }: NewErrorReport,
): Promise<ErrorReport> {
  const report = { user: ctx.actor.guid, recipe: recipe ?? null, ingredient: ingredient ?? null, ...said }
  const guid = await transaction(ctx, async (ctx) => {
    const guid = await insertReport(ctx.db, report)
    await requireAtMost(ctx.db, errorReport.user, ctx.actor.guid, ERROR_REPORTS_MAX)
    return guid
  })
  if (guid === null) throw new ApiError('NOT_FOUND')
  return presentReport(await readReport(ctx.db, guid))
}

/** The logged-in user's reports. */
export async function listOwnReports(ctx: UserCtx<'db'>, page: Page): Promise<Listed<ErrorReport>> {
  return paged(await selectReports(ctx.db, { user: ctx.actor.guid }, page), presentReport)
}

/** All reports, in every state or in one. */
export async function listReports(
  db: Db,
  { page, status }: { page: AskedPage; status?: Status | undefined },
): Promise<Listed<ManagedErrorReport>> {
  return paged(await selectReports(db, { status: status ?? null }, pageOf(page)), presentManaged)
}

/** @throws ApiError NOT_FOUND */
export async function readReport(db: Db, guid: string): Promise<ReportRow> {
  const [row] = (await selectReports(db, { guid }, pageOf(1))).rows
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return row
}

/** @throws ApiError NOT_FOUND */
export async function removeReport(db: Db, guid: string): Promise<void> {
  if (!(await deleteReport(db, guid))) throw new ApiError('NOT_FOUND')
}
