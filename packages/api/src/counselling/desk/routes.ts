import { clientDesk } from '@zivina/contract/counselling/client-desk'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readDifference } from './plan-difference.ts'
import { changeFollowUp, listClients, readCard, readWeek } from './service.ts'
import { printSummary } from './summary.ts'

export function bindDesk(app: App): void {
  bind(app, clientDesk, {
    list: (ctx, { query }) => listClients(ctx, query),
    card: (ctx, { params }) => readCard(ctx, params.guid),
    week: (ctx, { query }) => readWeek(ctx, query.from),
    followUp: (ctx, { params, body }) => changeFollowUp(ctx, { ...params, ...body }),
    difference: (ctx, { params, query }) => readDifference(ctx, { ...params, ...query }),
    summary: (ctx, { params }) => printSummary(ctx, params.guid),
  })
}
