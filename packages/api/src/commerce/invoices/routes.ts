import { invoices } from '@zivina/contract/commerce/invoices'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listInvoices, printAny, printOwn, sendAgain } from './service.ts'

export function bindInvoices(app: App): void {
  bind(app, invoices, {
    list: (ctx, { query }) => listInvoices(ctx, query),
    pdf: (ctx, { params }) => printOwn(ctx, params.guid),
    managedPdf: (ctx, { params }) => printAny(ctx, params.guid),
    sendAgain: (ctx, { params }) => sendAgain(ctx, params.guid),
  })
}
