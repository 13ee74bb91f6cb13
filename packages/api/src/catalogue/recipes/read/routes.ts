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
    list: ({ db, actor, urls }, { query }) => listRecipes(db, actor, query, { counts, rankings, urls }),
    personal: ({ db, actor, urls }, { query }) => listPersonal(db, actor, query, urls),
    detail: ({ db, actor, urls }, { params }) => readRecipe(db, actor, params.slug, urls),
    similar: async ({ db, actor, urls }, { params }) => ({
      results: await listSimilar(db, actor, params.slug, urls),
    }),
  })
}
