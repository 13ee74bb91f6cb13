import { managedOrders } from '@zivina/contract/commerce/managed-orders'
import { changePrice } from '#api/commerce/services/service.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { listManagedOrders } from './service.ts'

export function bindManagedOrders(app: App): void {
  bind(app, managedOrders, {
    list: (ctx, { query }) => listManagedOrders(ctx.db, query),
    changePrice: (ctx, { params, body }) => changePrice(ctx, { ...params, ...body }),
  })
}
