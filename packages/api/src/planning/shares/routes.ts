import { shares } from '@zivina/contract/planning/shares'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { acceptInvitation, changeRole, endShare, listSharedWithMe } from './service.ts'

export function bindShares(app: App): void {
  bind(app, shares, {
    mine: (ctx) => listSharedWithMe(ctx),
    accept: (ctx, { params }) => acceptInvitation(ctx, params.guid),
    change: (ctx, { params, body }) => changeRole(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => endShare(ctx, params.guid),
  })
}
