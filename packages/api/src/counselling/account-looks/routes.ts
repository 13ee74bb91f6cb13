import { accountLooks } from '@zivina/contract/counselling/account-looks'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listAccountLooks } from './service.ts'

export function bindAccountLooks(app: App): void {
  bind(app, accountLooks, { list: (ctx, { query }) => listAccountLooks(ctx, query) })
}
