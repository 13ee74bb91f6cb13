import { newsletter } from '@zivina/contract/content/newsletter'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { confirm, subscribe } from './service.ts'

export function bindNewsletter(app: App): void {
  bind(app, newsletter, {
    subscribe: (call) => subscribe(call, call.body),
    confirm: (call) => confirm(call, call.body.token),
  })
}
