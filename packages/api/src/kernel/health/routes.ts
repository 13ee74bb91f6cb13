import { health } from '@zivina/contract/kernel/health'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readiness } from './service.ts'

export function bindHealth(app: App): void {
  bind(app, health, {
    live: async () => ({ status: 'ok' }),
    ready: readiness,
  })
}
