import { activities } from '@zivina/contract/body/activities'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { addActivity, changeActivity, listActivities, removeActivity } from './service.ts'

export function bindActivities(app: App): void {
  bind(app, activities, {
    list: (ctx, { query }) => listActivities(ctx, query),
    create: (ctx, { body }) => addActivity(ctx, body),
    change: (ctx, { params, body }) => changeActivity(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeActivity(ctx, params.guid),
  })
}
