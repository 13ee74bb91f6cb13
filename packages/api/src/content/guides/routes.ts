import { guides } from '@zivina/contract/content/guides'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createLibraryReader } from '#api/content/texts/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listGuides, readGuide } from './service.ts'

export function bindGuides(app: App): void {
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  const readLibrary = createLibraryReader(app.services)
  bind(app, guides, {
    list: async ({ urls }) => listGuides(await readLibrary(), urls),
    detail: async (ctx, { params }) =>
      readGuide({ ...ctx, profiles }, { library: await readLibrary(), slug: params.slug }),
  })
}
