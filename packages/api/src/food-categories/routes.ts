import { foodCategories } from '@zivina/contract/catalogue/food-categories'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { listFoodCategories } from './service.ts'

export function bindFoodCategories(app: App): void {
  bind(app, foodCategories, { list: ({ db, actor }) => listFoodCategories(db, actor) })
}
