import { lockOrder, selectOrder } from '#api/commerce/orders/queries.ts'
import { claimRefund, ordersToRefund } from '#api/commerce/refunds/service.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { askGateway } from './payment.ts'
import { type SettlingCtx, settleOrder } from './settle.ts'

/** The most refunds of one order that one run sends. */
const AT_ONCE = 10

/**
 * Has the gateway send money of an order back. The payment is read first and after each refund: where an earlier attempt succeeded although
 * its answer was lost, or the process was killed, nothing is asked again.
 * @throws ApiError SERVICE_UNAVAILABLE; the job tries again
 */
export async function sendBack(ctx: SettlingCtx, guid: string): Promise<void> {
  let order = await settleOrder(ctx, guid)
  for (let sent = 0; sent < AT_ONCE && order !== null; sent += 1) {
    const { payment_id, disputed_at } = order
    if (payment_id === null || disputed_at !== null || order.refund_due === 0) return
    const refund = await claim(ctx, guid)
    if (refund === null) return
    await askGateway(ctx, (gateway) => gateway.refund(payment_id, refund.amount))
    order = await settleOrder(ctx, guid)
  }
}

function claim(ctx: SettlingCtx, guid: string) {
  return transaction(ctx, async ({ db }) => {
    await lockOrder(db, guid)
    return claimRefund(db, guid)
  })
}

/** Sends back everything that is due; what fails waits for a later run. */
export async function sendBackAll(ctx: SettlingCtx): Promise<void> {
  for (const guid of await ordersToRefund(ctx.db)) {
    await sendBack(ctx, guid).catch(async () => {
      const order = await selectOrder(ctx.db, guid)
      ctx.log.error({ order: guid, state: order?.state }, 'money could not be sent back')
    })
  }
}
