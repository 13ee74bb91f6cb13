import { modifiedRecipes } from '@zivina/contract/catalogue/recipes/modifications'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeModified, createModified, listModified, readModified, removeModified } from './service.ts'

export function bindModifiedRecipes(app: App): void {
  bind(app, modifiedRecipes, {
    list: ({ db, actor, image_url_endpoint }, { query }) => listModified(db, actor, query, image_url_endpoint),
    detail: ({ db, actor, image_url_endpoint }, { params }) => readModified(db, actor, params.slug, image_url_endpoint),
    create: ({ db, actor, image_url_endpoint }, { body }) => createModified(db, actor, body, image_url_endpoint),
    change: ({ db, actor, image_url_endpoint: endpoint }, { params, body }) =>
      changeModified(db, actor, { slug: params.slug, patch: body, endpoint }),
    remove: ({ db, actor }, { params }) => removeModified(db, actor, params.slug),
  })
}
