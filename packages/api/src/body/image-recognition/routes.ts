import { imageRecognition } from '@zivina/contract/body/image-recognition'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listRecognitions } from './service.ts'

export function bindImageRecognition(app: App): void {
  bind(app, imageRecognition, { list: (ctx, { query }) => listRecognitions(ctx, query) })
}
