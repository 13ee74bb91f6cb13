import { history } from '@zivina/contract/kernel/history'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listChanges } from './service.ts'

export function bindHistory(app: App): void {
  bind(app, history, { list: (ctx, { params, query }) => listChanges(ctx.db, { ...params, ...query }) })
}
