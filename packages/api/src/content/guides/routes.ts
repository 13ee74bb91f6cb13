import { EMPTY_LIBRARY } from '@zivina/content/library'
import { guides } from '@zivina/contract/content/guides'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listGuides, readGuide } from './service.ts'

export function bindGuides(app: App): void {
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const { library = EMPTY_LIBRARY } = app.services
  bind(app, guides, {
    list: async ({ urls }) => listGuides(library, urls),
    detail: (ctx, { params }) => readGuide({ ...ctx, profiles }, { library, slug: params.slug }),
  })
}
