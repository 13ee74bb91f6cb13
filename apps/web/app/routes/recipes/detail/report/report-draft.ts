import { ERROR_REPORT_KINDS, type ErrorReportKind } from '@zivina/contract/error-report-kinds'
import { keepInTab, readFromTab } from '../tab-storage.ts'

/** A report that was not sent yet; `waits` for its writer to log in. */
export type ReportDraft = {
  /** An ingredient's guid; empty for the recipe itself. */
  ingredient: string
  kind: ErrorReportKind | ''
  text: string
  waits: boolean
}

export const EMPTY_REPORT: ReportDraft = { ingredient: '', kind: '', text: '', waits: false }

const keyOf = (recipe: string) => `zivina-report-${recipe}`

export function readReportDraft(recipe: string): ReportDraft | null {
  const kept = readFromTab(keyOf(recipe)) as Partial<ReportDraft> | null
  if (typeof kept?.text !== 'string' || typeof kept.ingredient !== 'string') return null
  const kind = ERROR_REPORT_KINDS.find((known) => known === kept.kind) ?? ''
  return { ingredient: kept.ingredient, kind, text: kept.text, waits: kept.waits === true }
}

export function keepReportDraft(recipe: string, draft: ReportDraft | null): void {
  keepInTab(keyOf(recipe), draft)
}
