import { images } from '@zivina/contract/media/images'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { giveLeave } from './service.ts'

export function bindImages(app: App): void {
  bind(app, images, {
    auth: ({ db, actor, keys, images: settings }) => giveLeave(db, actor, { keys, images: settings }),
  })
}
