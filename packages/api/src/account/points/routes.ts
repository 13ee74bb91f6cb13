import { points } from '@zivina/contract/account/points'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listCredits } from './service.ts'

export function bindPoints(app: App): void {
  bind(app, points, { credits: (ctx, { query }) => listCredits(ctx, query) })
}
