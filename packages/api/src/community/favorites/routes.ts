import { favorites } from '@zivina/contract/community/favorites'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeFavorites, listFavorites, readFavorites } from './service.ts'

export function bindFavorites(app: App): void {
  bind(app, favorites, {
    list: (ctx, { query }) => listFavorites(ctx, query),
    all: async (ctx, { params }) => ({ favorites: await readFavorites(ctx, params.guid) }),
    change: async (ctx, { params, body }) => ({
      favorites: await changeFavorites(ctx, { guid: params.guid, ...body }),
    }),
  })
}
