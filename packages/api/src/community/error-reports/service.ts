import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ErrorReport, ManagedErrorReport, NewErrorReport } from '@zivina/contract/community/error-reports'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { receiverOf } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { presentManaged, presentReport } from './present.ts'
import { insertReport, lockReport, type ReportRow, selectReports, updateReport } from './queries.ts'

type Telling = Pick<Tools, 'mail' | 'keys' | 'public_url'>

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

/**
 * Says what became of a report. Its sender is told by e-mail of a decision that changes something, unless it was their own or
 * they want no such mail. A reason belongs to a denial alone.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReport(
  db: Db,
  actor: UserActor,
  { guid, status, status_note }: Decision & { guid: string },
  telling: Telling,
): Promise<ManagedErrorReport> {
  const report = await db.transaction(async (tx) => {
    const former = await lockReport(tx, guid)
    if (former === null) throw new ApiError('NOT_FOUND')
    const decided = { status, status_note: status === 'Denied' ? status_note : '' }
    const changes = former.status !== status || former.status_note !== decided.status_note
    if (changes) await updateReport(tx, guid, decided)
    const now = await readReport(tx, guid)
    if (changes) await tellSender(tx, actor, now, telling)
    return now
  })
  return presentManaged(report)
}

async function tellSender(tx: Db, actor: UserActor, report: ReportRow, telling: Telling): Promise<void> {
  const { user, recipe, ingredient, kind, status, status_note } = report
  const name = (recipe ?? ingredient)?.name
  if (name === undefined || user === null || user.guid === actor.guid || status === 'Pending') return
  const receiver = await receiverOf(tx, telling, user.guid, 'moderation')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  await telling.mail.enqueue(tx, 'error_report_decision', email, {
    ...addressee,
    ...{ name, path: recipe && `/recepty/${recipe.slug}`, kind: ERROR_REPORT_LABELS[kind] },
    ...{ approved: status === 'Approved', status_note },
  })
}

async function readReport(db: Db, guid: string): Promise<ReportRow> {
  const { reports } = await selectReports(db, { guid }, { limit: 1, offset: 0 })
  const [row] = reports
  if (row === undefined) throw new ApiError('NOT_FOUND')
  return row
}
