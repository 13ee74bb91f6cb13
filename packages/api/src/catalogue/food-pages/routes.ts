import { foodPages } from '@zivina/contract/catalogue/food-pages'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { type GroupOrder, listFoods, readFoodPage } from './service.ts'

export function bindFoodPages(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const groups = createCatalogueCache<GroupOrder>(app.services.catalogue)
  bind(app, foodPages, {
    list: (ctx, { query }) => listFoods({ ...ctx, uses, groups }, query),
    detail: (ctx, { params }) => readFoodPage(ctx, params.slug),
  })
}
