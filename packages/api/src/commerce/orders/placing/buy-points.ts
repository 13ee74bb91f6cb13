import type { Order } from '@zivina/contract/commerce/order'
import type { NewPurchase } from '@zivina/contract/commerce/purchase'
import type { BuyingCtx } from './create.ts'
import { orderOneTime } from './one-time.ts'

/** Orders points for the shop and opens the payment. @throws ApiError see the contract */
export function orderPoints(ctx: BuyingCtx, order: NewPurchase): Promise<Order> {
  return orderOneTime(ctx, order, {
    kind: 'points',
    isSold: ({ kind, points }) => kind === 'points' && points !== null,
  })
}
