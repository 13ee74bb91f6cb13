import { orderMoney } from '@zivina/contract/commerce/order-money'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { correctTransfer, markSent, readOrderMoney, recordChargeback, recordDispute, refundOrder } from './service.ts'

export function bindOrderMoney(app: App): void {
  bind(app, orderMoney, {
    detail: (ctx, { params }) => readOrderMoney(ctx.db, params.guid),
    refund: (ctx, { params, body }) => refundOrder(ctx, { ...body, order: params.guid }),
    markSent: (ctx, { params }) => markSent(ctx, params),
    dispute: (ctx, { params, body }) => recordDispute(ctx, { ...params, ...body }),
    chargeback: (ctx, { params, body }) => recordChargeback(ctx, { ...params, ...body }),
    correct: (ctx, { params, body }) => correctTransfer(ctx, { ...params, ...body }),
  })
}
