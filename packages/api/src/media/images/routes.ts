import { images } from '@zivina/contract/media/images'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { issuePermit } from './service.ts'

export function bindImages(app: App): void {
  bind(app, images, {
    auth: (ctx) => issuePermit(ctx),
  })
}
