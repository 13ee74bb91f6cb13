import { operation } from '@zivina/contract/console/operation'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readChart, readHealth } from './service.ts'

export function bindOperation(app: App): void {
  bind(app, operation, { health: (ctx) => readHealth(ctx), chart: (ctx, { query }) => readChart(ctx, query) })
}
