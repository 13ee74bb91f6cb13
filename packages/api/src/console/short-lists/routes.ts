import { shortLists } from '@zivina/contract/console/short-lists'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listIngredients, listRecipes, listUsers } from './service.ts'

export function bindShortLists(app: App): void {
  bind(app, shortLists, {
    recipes: (ctx, { query }) => listRecipes(ctx.db, query),
    ingredients: (ctx, { query }) => listIngredients(ctx.db, query),
    users: (ctx, { query }) => listUsers(ctx.db, query),
  })
}
