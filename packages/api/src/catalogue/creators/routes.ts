import { creators } from '@zivina/contract/catalogue/creators'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeProfile, createProfile, listManagedProfiles, removeProfile } from './managed-service.ts'
import type { ProfileRow } from './present.ts'
import { listCreators, readCreator } from './service.ts'

export function bindCreators(app: App): void {
  const profiles = createCatalogueCache<ProfileRow[]>(app.services.catalogue)
  bind(app, creators, {
    list: async (ctx) => {
      const results = await listCreators({ ...ctx, profiles })
      return { results, count: results.length }
    },
    detail: (ctx, { params }) => readCreator({ ...ctx, profiles }, params.slug),
    managed: (ctx, { query }) => listManagedProfiles(ctx, query),
    create: (ctx, { body }) => createProfile(ctx, body),
    change: (ctx, { params, body }) => changeProfile(ctx, params.slug, body),
    remove: (ctx, { params }) => removeProfile(ctx, params.slug),
  })
}
