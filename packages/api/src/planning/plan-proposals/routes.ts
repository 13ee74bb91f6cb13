import { planProposals } from '@zivina/contract/planning/plan-proposals'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { applyProposal, improve, loosen, propose, proposeAgain, readLatest, readProposal, stop } from './service.ts'

export function bindPlanProposals(app: App): void {
  bind(app, planProposals, {
    create: (ctx, { body }) => propose(ctx, body),
    latest: (ctx, { query }) => readLatest(ctx, query.meal_plan),
    detail: (ctx, { params }) => readProposal(ctx, params.guid),
    loosen: (ctx, { params, body }) => loosen(ctx, { from: params.guid, ...body }),
    again: (ctx, { params, body }) => proposeAgain(ctx, { from: params.guid, ...body }),
    improve: (ctx, { params }) => improve(ctx, params.guid),
    stop: (ctx, { params }) => stop(ctx, params.guid),
    apply: (ctx, { params, body }) => applyProposal(ctx, { ...params, ...body }),
  })
}
