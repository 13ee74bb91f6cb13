import { diaryReport } from '@zivina/contract/body/diary-report'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { printReport } from './service.ts'

export function bindDiaryReport(app: App): void {
  bind(app, diaryReport, { pdf: (ctx, { query }) => printReport(ctx, query) })
}
