import { articles } from '@zivina/contract/content/articles'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createLibraryReader } from '#api/content/texts/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listArticles, readArticle } from './service.ts'

export function bindArticles(app: App): void {
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const readLibrary = createLibraryReader(app.services)
  bind(app, articles, {
    list: async ({ urls }, { query }) => listArticles(await readLibrary(), query, urls),
    detail: async (ctx, { params }) =>
      readArticle({ ...ctx, profiles }, { library: await readLibrary(), slug: params.slug }),
  })
}
