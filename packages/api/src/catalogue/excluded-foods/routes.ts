import { excludedFoods } from '@zivina/contract/catalogue/excluded-foods'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { addExcludedFood, listExcludedFoods, removeExcludedFood } from './service.ts'

export function bindExcludedFoods(app: App): void {
  bind(app, excludedFoods, {
    list: (ctx) => listExcludedFoods(ctx),
    add: (ctx, { body }) => addExcludedFood(ctx, body.ingredient),
    remove: (ctx, { params }) => removeExcludedFood(ctx, params.guid),
  })
}
