import { ingredients } from '@zivina/contract/catalogue/ingredients/read'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listPersonal, listSimilar } from './personal-service.ts'
import { listIngredientNames, listIngredients, listUsedIngredients, readIngredient } from './service.ts'

export function bindIngredients(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const urls = app.services.urls
  bind(app, ingredients, {
    list: ({ db, actor }, { query }) => listIngredients(db, actor, query, { uses, urls }),
    inRecipes: ({ db, actor }, { query }) => listUsedIngredients(db, actor, query, { uses, urls }),
    byGuids: ({ db, actor }, { query }) => listIngredientNames(db, actor, query.guids),
    personal: ({ db, actor }, { query }) => listPersonal(db, actor, query, urls),
    similar: ({ db, actor }, { query }) => listSimilar(db, actor, query, urls),
    detail: ({ db, actor }, { params }) => readIngredient(db, actor, params.guid, urls),
  })
}
