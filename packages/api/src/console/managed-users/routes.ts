import { managedUsers } from '@zivina/contract/console/managed-users'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { ban, beginLook, changeRole, endAccount, notifyUser, readInfo, resetFactor, unban } from './service.ts'

export function bindManagedUsers(app: App): void {
  bind(app, managedUsers, {
    adminInfo: (ctx, { query }) => readInfo(ctx.db, query.user),
    promote: (ctx, { params, body }) => changeRole(ctx, { ...params, ...body, has: true }),
    demote: (ctx, { params, body }) => changeRole(ctx, { ...params, ...body, has: false }),
    ban: (ctx, { params, body }) => ban(ctx, { ...params, ...body }),
    unban: (ctx, { params }) => unban(ctx, params.guid),
    resetSecondFactor: (ctx, { params, body }) => resetFactor(ctx, { ...params, ...body }),
    look: (ctx, { params, body }) => beginLook(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => endAccount(ctx, params.guid),
    notify: (ctx, { params }) => notifyUser(ctx.db, params.guid),
  })
}
