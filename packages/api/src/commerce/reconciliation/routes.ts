import { moneyDifferences } from '@zivina/contract/commerce/money-differences'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listDifferences } from './service.ts'

export function bindMoneyDifferences(app: App): void {
  bind(app, moneyDifferences, { list: (ctx, { query }) => listDifferences(ctx.db, query) })
}
