import { bulkJobs } from '@zivina/contract/console/bulk-jobs'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listFailures, listJobs, orderJob, readJob, stopJob } from './service.ts'

export function bindBulkJobs(app: App): void {
  bind(app, bulkJobs, {
    list: (ctx, { query }) => listJobs(ctx, query),
    order: (ctx, { body }) => orderJob(ctx, body),
    one: (ctx, { params }) => readJob(ctx, params.guid),
    failures: (ctx, { params, query }) => listFailures(ctx, { ...params, ...query }),
    stop: (ctx, { params }) => stopJob(ctx, params.guid),
  })
}
