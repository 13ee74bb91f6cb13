import { userFilters } from '@zivina/contract/community/user-filters'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeUserFilter, createUserFilter, listUserFilters, removeUserFilter } from './service.ts'

export function bindUserFilters(app: App): void {
  bind(app, userFilters, {
    list: ({ db, actor }, { query }) => listUserFilters(db, actor, query),
    create: ({ db, actor }, { body }) => createUserFilter(db, actor, body),
    change: ({ db, actor }, { params, body }) => changeUserFilter(db, actor, params.guid, body),
    remove: ({ db, actor }, { params }) => removeUserFilter(db, actor, params.guid),
  })
}
