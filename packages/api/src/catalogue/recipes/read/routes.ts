import { recipes } from '@zivina/contract/catalogue/recipes/read'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listPersonal } from './personal-service.ts'
import { listRecipes, listSimilar, readRecipe } from './service.ts'

export function bindRecipes(app: App): void {
  const counts = createCatalogueCache<number>(app.services.catalogue)
  const rankings = createCatalogueCache<string[]>(app.services.catalogue)
  bind(app, recipes, {
    list: ({ db, actor, image_url_endpoint: endpoint }, { query }) =>
      listRecipes(db, actor, query, { counts, rankings, endpoint }),
    personal: ({ db, actor, image_url_endpoint }, { query }) => listPersonal(db, actor, query, image_url_endpoint),
    detail: ({ db, actor, image_url_endpoint }, { params }) => readRecipe(db, actor, params.slug, image_url_endpoint),
    similar: async ({ db, actor, image_url_endpoint }, { params }) => ({
      results: await listSimilar(db, actor, params.slug, image_url_endpoint),
    }),
  })
}
