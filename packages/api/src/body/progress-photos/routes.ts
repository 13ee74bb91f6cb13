import { progressPhotos } from '@zivina/contract/body/progress-photos'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { addPhoto, listPhotos, readPhotoFile, removePhoto } from './service.ts'

export function bindProgressPhotos(app: App): void {
  bind(app, progressPhotos, {
    list: (ctx, { query }) => listPhotos(ctx, query),
    create: (ctx, { body }) => addPhoto(ctx, body),
    file: (ctx, { params }) => readPhotoFile(ctx, params.guid),
    remove: (ctx, { params }) => removePhoto(ctx, params.guid),
  })
}
