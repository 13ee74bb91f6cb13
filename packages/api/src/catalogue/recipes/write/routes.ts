import { ownRecipes } from '@zivina/contract/catalogue/recipes/write'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnRecipe } from './decide.ts'
import { markDuplicate } from './duplicates/duplicate.ts'
import { removeRecipe } from './service.ts'
import { tagRecipes } from './tag.ts'
import { changeRecipe, createRecipe } from './write-service.ts'

export function bindOwnRecipes(app: App): void {
  bind(app, ownRecipes, {
    create: (ctx, { body }) => createRecipe(ctx, body),
    change: (ctx, { params, body }) => changeRecipe(ctx, { slug: params.slug, patch: body }),
    remove: (ctx, { params }) => removeRecipe(ctx, params.slug),
    setStatus: (ctx, { params, body }) => decideOnRecipe(ctx, { guid: params.guid, ...body }),
    tag: (ctx, { body }) => tagRecipes(ctx, body),
    setDuplicate: (ctx, { params, body }) => markDuplicate(ctx, { guid: params.guid, ...body }),
  })
}
