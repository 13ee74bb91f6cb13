import { recipeImport } from '@zivina/contract/catalogue/recipes/import'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { importFromFile, importFromText, importFromUrl } from './service.ts'

export function bindRecipeImport(app: App): void {
  bind(app, recipeImport, {
    fromUrl: (call) => importFromUrl(call, call.body),
    fromText: (call) => importFromText(call, call.body),
    fromFile: (call) => importFromFile(call, call.body),
  })
}
