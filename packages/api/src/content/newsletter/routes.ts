import { newsletter } from '@zivina/contract/content/newsletter'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { confirm, subscribe } from './service.ts'

export function bindNewsletter(app: App): void {
  bind(app, newsletter, {
    subscribe: (ctx, { body }) => subscribe(ctx, body),
    confirm: (ctx, { body }) => confirm(ctx, body.token),
  })
}
