import { waiting } from '@zivina/contract/console/waiting'
import { bind } from '../http/bind.ts'
import type { App } from '../http/scope.ts'
import { listWaiting } from './service.ts'

export function bindWaiting(app: App): void {
  bind(app, waiting, { list: ({ db, actor }) => listWaiting(db, actor) })
}
