import { mealPlanFolders } from '@zivina/contract/planning/meal-plan-folders'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeFolder, createFolder, listFolders, removeFolder } from './service.ts'

export function bindMealPlanFolders(app: App): void {
  bind(app, mealPlanFolders, {
    list: (ctx) => listFolders(ctx),
    create: (ctx, { body }) => createFolder(ctx, body),
    change: (ctx, { params, body }) => changeFolder(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeFolder(ctx, params.guid),
    adminList: (ctx) => listFolders(ctx),
  })
}
