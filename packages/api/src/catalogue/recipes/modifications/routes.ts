import { modifiedRecipes } from '@zivina/contract/catalogue/recipes/modifications'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeModified, createModified, listModified, readModified, removeModified } from './service.ts'

export function bindModifiedRecipes(app: App): void {
  bind(app, modifiedRecipes, {
    list: (ctx, { query }) => listModified(ctx, query),
    detail: (ctx, { params }) => readModified(ctx, params.slug),
    create: (ctx, { body }) => createModified(ctx, body),
    change: (ctx, { params, body }) => changeModified(ctx, { slug: params.slug, patch: body }),
    remove: (ctx, { params }) => removeModified(ctx, params.slug),
  })
}
