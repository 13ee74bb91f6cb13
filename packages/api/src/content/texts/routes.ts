import { editedTexts } from '@zivina/contract/content/edited-texts'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { discardDraft, publishText, saveDraft, withdrawText } from './change-service.ts'
import { listTexts, previewText, readEditable, readVersion } from './managed-service.ts'
import { createLibraryReader } from './service.ts'

export function bindEditedTexts(app: App): void {
  const editing = {
    profiles: createCatalogueCache<ProfileRow[]>(app.services.catalogue),
    readLibrary: createLibraryReader(app.services),
  }
  bind(app, editedTexts, {
    list: (ctx, { query }) => listTexts(ctx, query),
    detail: (ctx, { params }) => readEditable({ ...ctx, ...editing }, params),
    version: (ctx, { params, query }) => readVersion(ctx, { ...params, ...query }),
    preview: (ctx, { body }) => previewText({ ...ctx, ...editing }, body),
    save: (ctx, { params, body }) => saveDraft({ ...ctx, ...editing }, params, body),
    publish: (ctx, { params, body }) => publishText({ ...ctx, ...editing }, params, body),
    withdraw: (ctx, { params, body }) => withdrawText({ ...ctx, ...editing }, params, body),
    discard: (ctx, { params, body }) => discardDraft({ ...ctx, ...editing }, params, body),
  })
}
