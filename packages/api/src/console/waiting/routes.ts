import { waiting } from '@zivina/contract/console/waiting'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listWaiting } from './service.ts'

export function bindWaiting(app: App): void {
  bind(app, waiting, { list: listWaiting })
}
