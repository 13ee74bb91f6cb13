import { exportJobs } from '@zivina/contract/console/exports'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { downloadExport, listExports, orderExport, orderList, readExport, removeExport } from './service.ts'

export function bindExports(app: App): void {
  bind(app, exportJobs, {
    list: (ctx, { query }) => listExports(ctx, query.page),
    create: (ctx, { body }) => orderExport(ctx, body),
    orderList: (ctx, { body }) => orderList(ctx, body),
    one: (ctx, { params }) => readExport(ctx, params.guid),
    file: (ctx, { params }) => downloadExport(ctx, params.guid),
    remove: (ctx, { params }) => removeExport(ctx, params.guid),
  })
}
