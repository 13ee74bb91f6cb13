import { photoSubmissions } from '@zivina/contract/community/photo-submissions'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnSubmission } from './decide.ts'
import { createSubmission, listGallery, listOwnSubmissions, listSubmissions, removeSubmission } from './service.ts'

export function bindPhotoSubmissions(app: App): void {
  bind(app, photoSubmissions, {
    gallery: (ctx, { query }) => listGallery(ctx, query),
    create: (ctx, { body }) => createSubmission(ctx, body),
    mine: (ctx, { query }) => listOwnSubmissions(ctx, query),
    remove: (ctx, { params }) => removeSubmission(ctx, params.guid),
    list: (ctx, { query }) => listSubmissions(ctx, query),
    setStatus: (ctx, { params, body }) => decideOnSubmission(ctx, { ...params, ...body }),
  })
}
