import { recipeCollections } from '@zivina/contract/community/recipe-collections'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  changeCollected,
  createCollection,
  listCollected,
  listCollections,
  readCollection,
  removeCollection,
  renameCollection,
  reorderCollections,
} from './service.ts'

export function bindRecipeCollections(app: App): void {
  bind(app, recipeCollections, {
    list: (ctx, { query }) => listCollections(ctx, query),
    create: (ctx, { body }) => createCollection(ctx, body),
    reorder: (ctx, { body }) => reorderCollections(ctx, body.collections),
    detail: (ctx, { params }) => readCollection(ctx, params.guid),
    rename: (ctx, { params, body }) => renameCollection(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeCollection(ctx, params.guid),
    recipes: (ctx, { params, query }) => listCollected(ctx, { ...params, ...query }),
    change: (ctx, { params, body }) => changeCollected(ctx, { ...params, ...body }),
  })
}
