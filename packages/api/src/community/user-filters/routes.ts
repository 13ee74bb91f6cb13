import { userFilters } from '@zivina/contract/community/user-filters'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeUserFilter, createUserFilter, listUserFilters, removeUserFilter } from './service.ts'

export function bindUserFilters(app: App): void {
  bind(app, userFilters, {
    list: (ctx, { query }) => listUserFilters(ctx, query),
    create: (ctx, { body }) => createUserFilter(ctx, body),
    change: (ctx, { params, body }) => changeUserFilter(ctx, params.guid, body),
    remove: (ctx, { params }) => removeUserFilter(ctx, params.guid),
  })
}
