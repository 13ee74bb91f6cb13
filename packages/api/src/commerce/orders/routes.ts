import { orders } from '@zivina/contract/commerce/orders'
import { payments } from '@zivina/contract/commerce/payments'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { checkOrder } from './payments/check.ts'
import { orderCardChange } from './placing/change-card.ts'
import { createOrder } from './placing/create.ts'
import { previewOrder } from './placing/preview.ts'
import { listOrders, readOrder, receiveNotification } from './service.ts'
import { previewWithdrawal, withdraw } from './withdrawals/withdraw.ts'

export function bindOrders(app: App): void {
  bind(app, orders, {
    preview: (ctx, { query }) => previewOrder(ctx, query.service),
    create: (ctx, { body }) => createOrder(ctx, body),
    list: (ctx, { query }) => listOrders(ctx, query),
    detail: (ctx, { params }) => readOrder(ctx, params.guid),
    changeCard: (ctx, { body }) => orderCardChange(ctx, body),
    check: (ctx, { params }) => checkOrder(ctx, params.guid),
    withdrawal: (ctx, { params }) => previewWithdrawal(ctx, params.guid),
    withdraw: (ctx, { params, body }) => withdraw(ctx, { ...params, ...body }),
  })
  bind(app, payments, { notify: (ctx, { query }) => receiveNotification(ctx, query) })
}
