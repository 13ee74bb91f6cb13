import { ingredients } from '@zivina/contract/catalogue/ingredients/read'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listPersonal, listSimilar } from './personal-service.ts'
import { listIngredientNames, listIngredients, listUsedIngredients, readIngredient } from './service.ts'

export function bindIngredients(app: App): void {
  const uses = createCatalogueCache<Map<string, number>>(app.services.catalogue)
  const endpoint = app.services.image_url_endpoint
  bind(app, ingredients, {
    list: ({ db, actor }, { query }) => listIngredients(db, actor, query, { uses, endpoint }),
    inRecipes: ({ db, actor }, { query }) => listUsedIngredients(db, actor, query, { uses, endpoint }),
    byGuids: ({ db, actor }, { query }) => listIngredientNames(db, actor, query.guids),
    personal: ({ db, actor }, { query }) => listPersonal(db, actor, query, endpoint),
    similar: ({ db, actor }, { query }) => listSimilar(db, actor, query, endpoint),
    detail: ({ db, actor }, { params }) => readIngredient(db, actor, params.guid, endpoint),
  })
}
