import type { ErrorReport, ManagedErrorReport } from '@zivina/contract/community/error-reports'
import type { ReportRow } from './queries.ts'

/** A report as its sender sees it. */
export function presentReport(row: ReportRow): ErrorReport {
  return {
    guid: row.guid,
    recipe: row.recipe,
    ingredient: row.ingredient,
    kind: row.kind,
    text: row.text,
    status: row.status,
    status_note: row.status_note,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** A report as the administration sees it. */
export function presentManaged(row: ReportRow): ManagedErrorReport {
  return { ...presentReport(row), user: row.user }
}
