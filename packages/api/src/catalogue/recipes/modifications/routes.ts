import { modifiedRecipes } from '@zivina/contract/catalogue/recipes/modifications'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { changeModified, createModified, listModified, readModified, removeModified } from './service.ts'

export function bindModifiedRecipes(app: App): void {
  bind(app, modifiedRecipes, {
    list: ({ db, actor, query, image_url_endpoint }) => listModified(db, actor, query, image_url_endpoint),
    detail: ({ db, actor, params, image_url_endpoint }) => readModified(db, actor, params.slug, image_url_endpoint),
    create: ({ db, actor, body, image_url_endpoint }) => createModified(db, actor, body, image_url_endpoint),
    change: ({ db, actor, params, body, image_url_endpoint: endpoint }) =>
      changeModified(db, actor, { slug: params.slug, patch: body, endpoint }),
    remove: ({ db, actor, params }) => removeModified(db, actor, params.slug),
  })
}
