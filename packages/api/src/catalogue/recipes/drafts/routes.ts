import { recipeDrafts } from '@zivina/contract/catalogue/recipes/drafts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { discardDraft, keepDraft, listDrafts, readDraft } from './service.ts'

export function bindRecipeDrafts(app: App): void {
  bind(app, recipeDrafts, {
    list: (ctx) => listDrafts(ctx),
    detail: (ctx, { params }) => readDraft(ctx, params.key),
    keep: (ctx, { params, body }) => keepDraft(ctx, { key: params.key, ...body }),
    discard: (ctx, { params }) => discardDraft(ctx, params.key),
  })
}
