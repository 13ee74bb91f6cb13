import { managedIngredients } from '@zivina/contract/console/managed-ingredients'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { mergeIngredient } from './service.ts'

export function bindManagedIngredients(app: App): void {
  bind(app, managedIngredients, { merge: (ctx, { params, body }) => mergeIngredient(ctx, { ...params, ...body }) })
}
