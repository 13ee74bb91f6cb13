import { EMPTY_LIBRARY } from '@zivina/content/library'
import { articles } from '@zivina/contract/content/articles'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listArticles, readArticle } from './service.ts'

export function bindArticles(app: App): void {
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const { library = EMPTY_LIBRARY } = app.services
  bind(app, articles, {
    list: async ({ urls }, { query }) => listArticles(library, query, urls),
    detail: (ctx, { params }) => readArticle({ ...ctx, profiles }, { library, slug: params.slug }),
  })
}
