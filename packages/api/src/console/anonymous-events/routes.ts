import { anonymousEvents } from '@zivina/contract/console/anonymous-events'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readEvents } from './service.ts'

export function bindAnonymousEvents(app: App): void {
  bind(app, anonymousEvents, { read: (ctx, { query }) => readEvents(ctx, Number(query.days)) })
}
