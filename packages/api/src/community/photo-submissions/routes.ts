import { photoSubmissions } from '@zivina/contract/community/photo-submissions'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  createSubmission,
  decideOnSubmission,
  listGallery,
  listOwnSubmissions,
  listSubmissions,
  removeSubmission,
} from './service.ts'

export function bindPhotoSubmissions(app: App): void {
  bind(app, photoSubmissions, {
    gallery: ({ db, image_url_endpoint }, { query }) => listGallery(db, query, image_url_endpoint),
    create: ({ db, actor, ...places }, { body }) => createSubmission(db, actor, body, places),
    mine: ({ db, actor, image_url_endpoint }, { query }) => listOwnSubmissions(db, actor, query, image_url_endpoint),
    remove: ({ db, actor }, { params }) => removeSubmission(db, actor, params.guid),
    list: ({ db, image_url_endpoint }, { query }) => listSubmissions(db, query, image_url_endpoint),
    setStatus: ({ db, actor, mail, keys, public_url, image_url_endpoint: endpoint }, { params, body }) =>
      decideOnSubmission(db, actor, { ...params, ...body }, { mail, keys, public_url, endpoint }),
  })
}
