import { recipeImport } from '@zivina/contract/catalogue/recipes/import'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { importFromFile, importFromText, importFromUrl } from './service.ts'

export function bindRecipeImport(app: App): void {
  bind(app, recipeImport, {
    fromUrl: (ctx, { body }) => importFromUrl(ctx, body),
    fromText: (ctx, { body }) => importFromText(ctx, body),
    fromFile: (ctx, { body }) => importFromFile(ctx, body),
  })
}
