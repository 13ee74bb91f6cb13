import { recipes } from '@zivina/contract/catalogue/recipes/read'
import type { PairedRecipe } from '@zivina/domain/catalogue/pairing/pairing'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listConditional } from './conditional-service.ts'
import { listPersonal } from './personal-service.ts'
import { listCompanions, listRecipes, listSimilar, readRecipe } from './service.ts'

/** A ranking has up to 180 guids. */
const RANKINGS_MAX = 200

export function bindRecipes(app: App): void {
  const counts = createCatalogueCache<number>(app.services.catalogue)
  const rankings = createCatalogueCache<string[]>(app.services.catalogue, RANKINGS_MAX)
  const sides = createCatalogueCache<PairedRecipe[]>(app.services.catalogue)
  bind(app, recipes, {
    list: (ctx, { query }) => listRecipes(ctx, query, { counts, rankings }),
    conditional: (ctx, { query }) => listConditional(ctx, query),
    personal: (ctx, { query }) => listPersonal(ctx, query),
    detail: (ctx, { params }) => readRecipe(ctx, params.slug),
    similar: async (ctx, { params }) => ({
      results: await listSimilar(ctx, params.slug),
    }),
    companions: async (ctx, { params }) => ({
      results: await listCompanions(ctx, params.slug, sides),
    }),
  })
}
