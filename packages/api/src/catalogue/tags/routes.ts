import { tags } from '@zivina/contract/catalogue/tags'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listTags } from './service.ts'

export function bindTags(app: App): void {
  bind(app, tags, { list: (ctx) => listTags(ctx.db) })
}
