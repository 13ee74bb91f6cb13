import { favorites } from '@zivina/contract/community/favorites'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeFavorites, listFavorites, readFavorites } from './service.ts'

export function bindFavorites(app: App): void {
  bind(app, favorites, {
    list: ({ db, actor, urls }, { query }) => listFavorites(db, actor, query, urls),
    all: async ({ db, actor }, { params }) => ({ favorites: await readFavorites(db, actor, params.guid) }),
    change: async ({ db, actor }, { params, body }) => ({
      favorites: await changeFavorites(db, actor, { guid: params.guid, ...body }),
    }),
  })
}
