import { backups } from '@zivina/contract/console/backups'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { recordDrill } from './service.ts'

export function bindBackups(app: App): void {
  bind(app, backups, { drill: (ctx) => recordDrill(ctx) })
}
