import { errorReports } from '@zivina/contract/community/error-reports'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnReport } from './decide.ts'
import { createReport, listOwnReports, listReports } from './service.ts'

export function bindErrorReports(app: App): void {
  bind(app, errorReports, {
    create: ({ db, actor }, { body }) => createReport(db, actor, body),
    mine: ({ db, actor }, { query }) => listOwnReports(db, actor, query),
    list: ({ db }, { query }) => listReports(db, query),
    setStatus: ({ db, actor, mail, keys, public_url }, { params, body }) =>
      decideOnReport(db, actor, { ...params, ...body }, { mail, keys, public_url }),
  })
}
