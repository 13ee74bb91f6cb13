import { pantry } from '@zivina/contract/planning/pantry'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  addToPantry,
  changePantryItem,
  cookFromPantry,
  listCookable,
  listPantry,
  listPantryChanges,
  removeFromPantry,
  uncook,
} from './service.ts'

export function bindPantry(app: App): void {
  bind(app, pantry, {
    list: (ctx) => listPantry(ctx),
    changes: (ctx, { query }) => listPantryChanges(ctx, query),
    create: (ctx, { body }) => addToPantry(ctx, body),
    recipes: (ctx, { query }) => listCookable(ctx, query),
    cook: (ctx, { body }) => cookFromPantry(ctx, body),
    uncook: (ctx, { params }) => uncook(ctx, params.guid),
    change: (ctx, { params, body }) => changePantryItem(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeFromPantry(ctx, params.guid),
  })
}
