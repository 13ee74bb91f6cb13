import { foodCategories } from '@zivina/contract/catalogue/food-categories'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listFoodCategories } from './service.ts'

export function bindFoodCategories(app: App): void {
  bind(app, foodCategories, { list: (ctx) => listFoodCategories(ctx.db) })
}
