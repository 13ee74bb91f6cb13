import { orderMoney } from '@zivina/contract/commerce/order-money'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { readOrderMoney, recordDispute, refundOrder } from './service.ts'

export function bindOrderMoney(app: App): void {
  bind(app, orderMoney, {
    detail: (ctx, { params }) => readOrderMoney(ctx.db, params.guid),
    refund: (ctx, { params, body }) => refundOrder(ctx, { ...body, order: params.guid }),
    dispute: (ctx, { params, body }) => recordDispute(ctx, { ...params, ...body }),
  })
}
