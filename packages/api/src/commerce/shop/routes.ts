import { shop } from '@zivina/contract/commerce/shop'
import { orderPoints } from '#api/commerce/orders/service.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import {
  changeItem,
  changeSale,
  createItem,
  createSale,
  listManagedItems,
  removeItem,
  removeSale,
} from './managed-service.ts'
import { buyItem, handOver, listMoves, listOwnPurchases, listPurchases, listShop } from './service.ts'

export function bindShop(app: App): void {
  bind(app, shop, {
    list: (ctx, { query }) => listShop(ctx, query.page),
    purchase: (ctx, { params, body }) => buyItem(ctx, { ...body, item: params.guid }),
    ownPurchases: (ctx, { query }) => listOwnPurchases(ctx, query.page),
    moves: (ctx, { query }) => listMoves(ctx, query.page),
    buyPoints: (ctx, { body }) => orderPoints(ctx, body),
    managed: (ctx, { query }) => listManagedItems(ctx, query.page),
    createItem: (ctx, { body }) => createItem(ctx, body),
    changeItem: (ctx, { params, body }) => changeItem(ctx, params.guid, body),
    removeItem: (ctx, { params }) => removeItem(ctx, params.guid),
    createSale: (ctx, { body }) => createSale(ctx, body),
    changeSale: (ctx, { params, body }) => changeSale(ctx, params.guid, body),
    removeSale: (ctx, { params }) => removeSale(ctx, params.guid),
    purchases: (ctx, { query }) => listPurchases(ctx, query),
    handOver: (ctx, { params, body }) => handOver(ctx, params.guid, body.handed_over),
  })
}
