import { ownIngredients } from '@zivina/contract/catalogue/ingredients/write'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnIngredient } from './decide.ts'
import { keepPhotos } from './photos.ts'
import { removeIngredient } from './service.ts'
import { changeIngredient, createIngredient } from './write-service.ts'

export function bindOwnIngredients(app: App): void {
  const { recompute, urls } = app.services
  const context = { recompute, urls }
  bind(app, ownIngredients, {
    create: ({ db, actor }, { body }) => createIngredient(db, actor, body, context),
    change: ({ db, actor }, { params, body }) =>
      changeIngredient(db, actor, { guid: params.guid, patch: body }, context),
    remove: ({ db, actor }, { params }) => removeIngredient(db, actor, params.guid),
    uploadPhotos: ({ db, actor, ...places }, { params, body }) =>
      keepPhotos(db, actor, { guid: params.guid, ...body }, places),
    setStatus: ({ db, actor, mail, keys, public_url }, { params, body }) =>
      decideOnIngredient(db, actor, { guid: params.guid, ...body }, { ...context, mail, keys, public_url }),
  })
}
