import { ingredientSubstitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listSubstitutes } from './service.ts'

export function bindSubstitutes(app: App): void {
  bind(app, ingredientSubstitutes, { list: (ctx, { params }) => listSubstitutes(ctx, params.guid) })
}
