import { cookedRecipes } from '@zivina/contract/community/cooked-recipes'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readCooked, recordCooked, removeCooked } from './service.ts'

export function bindCookedRecipes(app: App): void {
  bind(app, cookedRecipes, {
    ofRecipe: (ctx, { params }) => readCooked(ctx, params.recipe),
    create: (ctx, { body }) => recordCooked(ctx, body),
    remove: (ctx, { params }) => removeCooked(ctx, params.guid),
  })
}
