import { news } from '@zivina/contract/content/news'
import { createLibraryReader } from '#api/content/texts/service.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  changeBlock,
  createBlock,
  listManagedNews,
  listNews,
  markSeen,
  readAdminNews,
  readNews,
  removeBlock,
} from './service.ts'

export function bindNews(app: App): void {
  const readLibrary = createLibraryReader(app.services)
  bind(app, news, {
    forUser: (ctx) => readNews({ ...ctx, readLibrary }),
    forAdmin: (ctx) => readAdminNews(ctx.db),
    list: (ctx, { query }) => listNews(ctx.db, query.page),
    managed: (ctx, { query }) => listManagedNews(ctx.db, query),
    seen: (ctx, { body }) => markSeen(ctx, body.until),
    create: (ctx, { body }) => createBlock(ctx.db, body),
    change: (ctx, { params, body }) => changeBlock(ctx, params.guid, body),
    remove: (ctx, { params }) => removeBlock(ctx.db, params.guid),
  })
}
