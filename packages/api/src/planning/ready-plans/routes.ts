import { readyPlans } from '@zivina/contract/planning/ready-plans'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { applyReadyPlan, listReadyPlans, readReadyPlan } from './service.ts'

export function bindReadyPlans(app: App): void {
  bind(app, readyPlans, {
    list: (ctx, { query }) => listReadyPlans(ctx, query),
    detail: (ctx, { params }) => readReadyPlan(ctx, params.slug),
    apply: (ctx, { params, body }) => applyReadyPlan(ctx, { ...params, ...body }),
  })
}
