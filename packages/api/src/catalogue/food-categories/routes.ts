import { foodCategories } from '@zivina/contract/catalogue/food-categories'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  changeCategory,
  changeSubCategory,
  createCategory,
  createSubCategory,
  removeCategory,
} from './change-service.ts'
import { listFoodCategories } from './service.ts'

export function bindFoodCategories(app: App): void {
  bind(app, foodCategories, {
    list: (ctx) => listFoodCategories(ctx.db),
    create: (ctx, { body }) => createCategory(ctx, body.name),
    change: (ctx, { params, body }) => changeCategory(ctx, params.guid, body),
    remove: (ctx, { params }) => removeCategory(ctx, 'food_category', params.guid),
    createSub: (ctx, { params, body }) => createSubCategory(ctx, params.guid, body.name),
    changeSub: (ctx, { params, body }) => changeSubCategory(ctx, params.guid, body),
    removeSub: (ctx, { params }) => removeCategory(ctx, 'sub_food_category', params.guid),
  })
}
