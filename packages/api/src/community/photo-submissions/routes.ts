import { photoSubmissions } from '@zivina/contract/community/photo-submissions'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnSubmission } from './decide.ts'
import { createSubmission, listGallery, listOwnSubmissions, listSubmissions, removeSubmission } from './service.ts'

export function bindPhotoSubmissions(app: App): void {
  bind(app, photoSubmissions, {
    gallery: ({ db, urls }, { query }) => listGallery(db, query, urls),
    create: ({ db, actor, ...places }, { body }) => createSubmission(db, actor, body, places),
    mine: ({ db, actor, urls }, { query }) => listOwnSubmissions(db, actor, query, urls),
    remove: ({ db, actor }, { params }) => removeSubmission(db, actor, params.guid),
    list: ({ db, urls }, { query }) => listSubmissions(db, query, urls),
    setStatus: ({ db, actor, mail, keys, public_url, urls }, { params, body }) =>
      decideOnSubmission(db, actor, { ...params, ...body }, { mail, keys, public_url, urls }),
  })
}
