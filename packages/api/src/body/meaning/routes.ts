import { meaning } from '@zivina/contract/body/meaning'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readMeaning } from './service.ts'

export function bindMeaning(app: App): void {
  bind(app, meaning, { read: (ctx, { query }) => readMeaning(ctx, query) })
}
