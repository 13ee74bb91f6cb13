import { news } from '@zivina/contract/content/news'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeBlock, createBlock, listNews, markSeen, readAdminNews, readNews, removeBlock } from './service.ts'

export function bindNews(app: App): void {
  const { library, urls } = app.services
  const context = { library, urls }
  bind(app, news, {
    forUser: ({ db, actor }) => readNews(db, actor, context),
    forAdmin: ({ db, actor }) => readAdminNews(db, actor),
    list: ({ db, actor }, { query }) => listNews(db, actor, query.page),
    seen: ({ db, actor }, { body }) => markSeen(db, actor, body.until),
    create: ({ db, actor }, { body }) => createBlock(db, actor, body),
    change: ({ db, actor }, { params, body }) => changeBlock(db, actor, params.guid, body),
    remove: ({ db, actor }, { params }) => removeBlock(db, actor, params.guid),
  })
}
