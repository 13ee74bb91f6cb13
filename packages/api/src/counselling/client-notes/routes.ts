import { clientNotes } from '@zivina/contract/counselling/client-notes'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { createNote, listNotes, removeNote } from './service.ts'

export function bindClientNotes(app: App): void {
  bind(app, clientNotes, {
    list: (ctx, { params, query }) => listNotes(ctx, { ...params, ...query }),
    create: (ctx, { params, body }) => createNote(ctx, { client: params.guid, ...body }),
    remove: (ctx, { params }) => removeNote(ctx, params),
  })
}
