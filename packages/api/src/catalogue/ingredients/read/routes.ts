import { ingredients } from '@zivina/contract/catalogue/ingredients/read'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listPersonal, listSimilar } from './personal-service.ts'
import { type FoodAnswers, listCommon, listIngredientNames, listUsedIngredients, readIngredient } from './service.ts'

/** An answer shares its foods with all others; a text and its list are small. */
const ANSWERS_MAX = 1000

export function bindIngredients(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const answers: FoodAnswers = createCatalogueCache(app.services.catalogue, ANSWERS_MAX)
  bind(app, ingredients, {
    list: (ctx, { query }) => listCommon({ ...ctx, uses, answers }, query),
    inRecipes: (ctx, { query }) => listUsedIngredients({ ...ctx, uses }, query),
    byGuids: (ctx, { query }) => listIngredientNames(ctx, query.guids),
    personal: (ctx, { query }) => listPersonal(ctx, query),
    similar: (ctx, { query }) => listSimilar(ctx, query),
    detail: (ctx, { params }) => readIngredient(ctx, params.guid),
  })
}
