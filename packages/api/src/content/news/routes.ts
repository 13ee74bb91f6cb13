import { news } from '@zivina/contract/content/news'
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
  bind(app, news, {
    forUser: (ctx) => readNews(ctx),
    forAdmin: (ctx) => readAdminNews(ctx.db),
    list: (ctx, { query }) => listNews(ctx.db, query.page),
    managed: (ctx, { query }) => listManagedNews(ctx.db, query),
    seen: (ctx, { body }) => markSeen(ctx, body.until),
    create: (ctx, { body }) => createBlock(ctx.db, body),
    change: (ctx, { params, body }) => changeBlock(ctx.db, params.guid, body),
    remove: (ctx, { params }) => removeBlock(ctx.db, params.guid),
  })
}
