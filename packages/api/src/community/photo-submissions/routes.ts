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
    gallery: ({ db, query, image_url_endpoint }) => listGallery(db, query, image_url_endpoint),
    create: ({ db, actor, body, ...places }) => createSubmission(db, actor, body, places),
    mine: ({ db, actor, query, image_url_endpoint }) => listOwnSubmissions(db, actor, query, image_url_endpoint),
    remove: ({ db, actor, params }) => removeSubmission(db, actor, params.guid),
    list: ({ db, query, image_url_endpoint }) => listSubmissions(db, query, image_url_endpoint),
    setStatus: ({ db, actor, params, body, mail, keys, public_url, image_url_endpoint: endpoint }) =>
      decideOnSubmission(db, actor, { ...params, ...body }, { mail, keys, public_url, endpoint }),
  })
}
