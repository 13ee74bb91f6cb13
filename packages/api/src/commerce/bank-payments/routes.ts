import { bankPayments } from '@zivina/contract/commerce/bank-payments'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnPayment, importStatement, listPayments, listRefunds } from './service.ts'

export function bindBankPayments(app: App): void {
  bind(app, bankPayments, {
    importStatement: (ctx, { body }) => importStatement(ctx, body),
    list: (ctx, { query }) => listPayments(ctx.db, query),
    refunds: (ctx, { query }) => listRefunds(ctx.db, query),
    decide: (ctx, { params, body }) => decideOnPayment(ctx, { ...params, ...body }),
  })
}
