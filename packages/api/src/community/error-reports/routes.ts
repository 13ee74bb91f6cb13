import { errorReports } from '@zivina/contract/community/error-reports'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnReport } from './decide.ts'
import { createReport, listOwnReports, listReports, removeReport } from './service.ts'

export function bindErrorReports(app: App): void {
  bind(app, errorReports, {
    create: (ctx, { body }) => createReport(ctx, body),
    mine: (ctx, { query }) => listOwnReports(ctx, query),
    list: (ctx, { query }) => listReports(ctx.db, query),
    remove: (ctx, { params }) => removeReport(ctx.db, params.guid),
    setStatus: (ctx, { params, body }) => decideOnReport(ctx, { ...params, ...body }),
  })
}
