import { targets } from '@zivina/contract/account/targets'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideTargets, getTargets, returnToComputed, setTargets } from './service.ts'

export function bindTargets(app: App): void {
  bind(app, targets, {
    read: (ctx, { params, query }) => getTargets(ctx, { ...params, ...query }),
    set: (ctx, { params, body }) => setTargets(ctx, { ...params, ...body }),
    decide: (ctx, { params, body }) => decideTargets(ctx, { ...params, ...body }),
    goBack: (ctx, { params }) => returnToComputed(ctx, params.guid),
  })
}
