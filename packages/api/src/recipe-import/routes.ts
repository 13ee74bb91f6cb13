import { recipeImport } from '@zivina/contract/recipe-import'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { importFromFile, importFromText, importFromUrl } from './service.ts'

export function bindRecipeImport(app: App): void {
  const endpoint = app.services.image_url_endpoint
  bind(app, recipeImport, {
    fromUrl: ({ db, actor, body, pages }) => importFromUrl(db, actor, body, { endpoint, pages }),
    fromText: ({ db, actor, body }) => importFromText(db, actor, body, { endpoint }),
    fromFile: ({ db, actor, body }) => importFromFile(db, actor, body, { endpoint }),
  })
}
