import { tailoredPlans } from '@zivina/contract/counselling/tailored-plans'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { acceptDays, declinePlan, listTailored, proposePlan, readDifference } from './service.ts'

export function bindTailoredPlans(app: App): void {
  bind(app, tailoredPlans, {
    list: (ctx) => listTailored(ctx),
    difference: (ctx, { params, query }) => readDifference(ctx, { ...params, ...query }),
    accept: (ctx, { params, body }) => acceptDays(ctx, { ...params, ...body }),
    decline: (ctx, { params }) => declinePlan(ctx, params.guid),
    propose: (ctx, { params, body }) => proposePlan(ctx, { ...params, ...body }),
  })
}
