import type { PaymentState } from '@zivina/domain/commerce/payment-states'
import { selectOrder, selectRefundsDue } from '#api/commerce/orders/queries.ts'
import { askGateway } from './payment.ts'
import { type SettlingCtx, settleOrder } from './settle.ts'

const AT_ONCE = 100
const GIVEN_BACK: readonly PaymentState[] = ['REFUNDED']

/**
 * Has the gateway send the money of an order back. The payment is read first: where an earlier attempt succeeded although its answer
 * was lost, nothing is asked again.
 * @throws ApiError SERVICE_UNAVAILABLE; the job tries again
 */
export async function sendBack(ctx: SettlingCtx, guid: string): Promise<void> {
  const order = await settleOrder(ctx, guid)
  if (order === null || order.payment_id === null || GIVEN_BACK.includes(order.state)) return
  if (order.refund_due_at === null || order.refunded_at !== null) return
  const { payment_id, amount, refunded } = order
  await askGateway(ctx, (gateway) => gateway.refund(payment_id, amount - refunded))
  await settleOrder(ctx, guid)
}

/** Sends back everything that is due; what fails waits for the next run. */
export async function sendBackAll(ctx: SettlingCtx): Promise<void> {
  for (const guid of await selectRefundsDue(ctx.db, AT_ONCE)) {
    await sendBack(ctx, guid).catch(async () => {
      const order = await selectOrder(ctx.db, guid)
      ctx.log.error({ order: guid, state: order?.state }, 'money could not be sent back')
    })
  }
}
