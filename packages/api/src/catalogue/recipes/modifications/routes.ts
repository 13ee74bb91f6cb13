import { modifiedRecipes } from '@zivina/contract/catalogue/recipes/modifications'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeModified, createModified, listModified, readModified, removeModified } from './service.ts'

export function bindModifiedRecipes(app: App): void {
  bind(app, modifiedRecipes, {
    list: ({ db, actor, urls }, { query }) => listModified(db, actor, query, urls),
    detail: ({ db, actor, urls }, { params }) => readModified(db, actor, params.slug, urls),
    create: ({ db, actor, urls }, { body }) => createModified(db, actor, body, urls),
    change: ({ db, actor, urls }, { params, body }) =>
      changeModified(db, actor, { slug: params.slug, patch: body, urls }),
    remove: ({ db, actor }, { params }) => removeModified(db, actor, params.slug),
  })
}
