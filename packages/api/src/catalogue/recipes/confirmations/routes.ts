import { recipeConfirmations } from '@zivina/contract/catalogue/recipes/confirmations'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { confirmRecipe, withdrawConfirmation } from './service.ts'

export function bindRecipeConfirmations(app: App): void {
  bind(app, recipeConfirmations, {
    confirm: (ctx, { params, body }) => confirmRecipe(ctx, { ...body, slug: params.slug }),
    withdraw: (ctx, { params }) => withdrawConfirmation(ctx, params),
  })
}
