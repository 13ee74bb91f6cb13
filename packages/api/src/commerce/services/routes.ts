import { services } from '@zivina/contract/commerce/services'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listServices } from './service.ts'

export function bindServices(app: App): void {
  bind(app, services, { list: (ctx) => listServices(ctx.db) })
}
