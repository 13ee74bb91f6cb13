import { ownRecipes } from '@zivina/contract/catalogue/recipes/write'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnRecipe } from './decide.ts'
import { removeRecipe } from './service.ts'
import { changeRecipe, createRecipe } from './write-service.ts'

export function bindOwnRecipes(app: App): void {
  bind(app, ownRecipes, {
    create: ({ db, actor, ...places }, { body }) => createRecipe(db, actor, body, places),
    change: ({ db, actor, ...places }, { params, body }) =>
      changeRecipe(db, actor, { slug: params.slug, patch: body }, places),
    remove: ({ db, actor }, { params }) => removeRecipe(db, actor, params.slug),
    setStatus: ({ db, actor, mail, keys, public_url, urls }, { params, body }) =>
      decideOnRecipe(db, actor, { guid: params.guid, ...body }, { mail, keys, public_url, urls }),
  })
}
