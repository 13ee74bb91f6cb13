import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { Order } from '@zivina/contract/commerce/order'
import type { NewOrder } from '@zivina/contract/commerce/orders'
import type { SendOnce } from '#app/kit/form/use-send-once.ts'

/**
 * Sends an order so that it is made once, however often it is sent: the guid stays until the order is answered. Where the order of that
 * guid was cancelled or has expired meanwhile, the user wants a new one.
 */
export function placeOrder(api: ApiClient, once: SendOnce, order: Omit<NewOrder, 'guid'>): Promise<Order> {
  return sendOnceMore(once, (guid) => api('POST /order', { body: { ...order, guid } }))
}

/** The same for every order. */
export async function sendOnceMore(once: SendOnce, order: (guid: string) => Promise<Order>): Promise<Order> {
  const send = () => order(once.guid())
  const made = await send().catch((failure: unknown) => {
    if (!(failure instanceof ApiFailure && failure.has('PURCHASE_CANCELLED'))) throw failure
    once.done()
    return send()
  })
  once.done()
  return made
}
