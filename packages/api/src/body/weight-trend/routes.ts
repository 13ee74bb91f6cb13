import { weightTrend } from '@zivina/contract/body/weight-trend'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readTrend } from './service.ts'

export function bindWeightTrend(app: App): void {
  bind(app, weightTrend, { read: (ctx, { query }) => readTrend(ctx, query) })
}
