import { savedMeals } from '@zivina/contract/body/saved-meals'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeSavedMeal, listSavedMeals, removeSavedMeal, saveMeal } from './service.ts'

export function bindSavedMeals(app: App): void {
  bind(app, savedMeals, {
    list: (ctx) => listSavedMeals(ctx),
    create: (ctx, { body }) => saveMeal(ctx, body),
    change: (ctx, { params, body }) => changeSavedMeal(ctx, { ...params, ...body }),
    remove: (ctx, { params }) => removeSavedMeal(ctx, params.guid),
  })
}
