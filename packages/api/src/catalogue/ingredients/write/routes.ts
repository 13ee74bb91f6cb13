import { ownIngredients } from '@zivina/contract/catalogue/ingredients/write'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { approveIngredientsOf, decideOnIngredient } from './decide.ts'
import { keepPhotos } from './photos.ts'
import { removeIngredient } from './service.ts'
import { changeIngredient, createIngredient } from './write-service.ts'

export function bindOwnIngredients(app: App): void {
  bind(app, ownIngredients, {
    create: (ctx, { body }) => createIngredient(ctx, body),
    change: (ctx, { params, body }) => changeIngredient(ctx, { guid: params.guid, patch: body }),
    remove: (ctx, { params }) => removeIngredient(ctx, params.guid),
    uploadPhotos: (ctx, { params, body }) => keepPhotos(ctx, { guid: params.guid, ...body }),
    approveOfRecipe: (ctx, { params }) => approveIngredientsOf(ctx, params.guid),
    setStatus: (ctx, { params, body }) => decideOnIngredient(ctx, { guid: params.guid, ...body }),
  })
}
