import { recipeNotes } from '@zivina/contract/community/recipe-notes'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listNotes, readNote, removeNote, storeNote } from './service.ts'

export function bindRecipeNotes(app: App): void {
  bind(app, recipeNotes, {
    list: (ctx, { query }) => listNotes(ctx, query),
    ofRecipe: async (ctx, { params }) => ({ note: await readNote(ctx, params.recipe) }),
    keep: (ctx, { params, body }) => storeNote(ctx, { ...params, ...body }),
    remove: (ctx, { params, query }) => removeNote(ctx, { ...params, ...query }),
  })
}
