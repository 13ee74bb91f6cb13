import { recipeDrafts } from '@zivina/contract/catalogue/recipes/drafts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { discardDraft, keepDraft, listDrafts, readDraft } from './service.ts'

export function bindRecipeDrafts(app: App): void {
  bind(app, recipeDrafts, {
    list: ({ db, actor }) => listDrafts(db, actor),
    detail: ({ db, actor }, { params }) => readDraft(db, actor, params.key),
    keep: ({ db, actor }, { params, body }) => keepDraft(db, actor, { key: params.key, ...body }),
    discard: ({ db, actor }, { params }) => discardDraft(db, actor, params.key),
  })
}
