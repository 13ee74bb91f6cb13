import { ownRecipes } from '@zivina/contract/own-recipes'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { decideOnRecipe } from './moderation-service.ts'
import { removeRecipe } from './service.ts'
import { changeRecipe, createRecipe } from './write-service.ts'

export function bindOwnRecipes(app: App): void {
  bind(app, ownRecipes, {
    create: ({ db, actor, body, image_url_endpoint }) => createRecipe(db, actor, body, image_url_endpoint),
    change: ({ db, actor, params, body, image_url_endpoint }) =>
      changeRecipe(db, actor, { slug: params.slug, patch: body }, image_url_endpoint),
    remove: ({ db, actor, params }) => removeRecipe(db, actor, params.slug),
    setStatus: ({ db, actor, params, body, mail, image_url_endpoint: endpoint }) =>
      decideOnRecipe(db, actor, { guid: params.guid, ...body }, { mail, endpoint }),
  })
}
