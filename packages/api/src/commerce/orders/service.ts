import type { Order } from '@zivina/contract/commerce/order'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { receiveEvent } from '#api/kernel/webhooks/service.ts'
import { PAYMENT_EVENTS } from './payments/payment-jobs.ts'
import { presentOrder } from './present.ts'
import { hasActive, type OrderRow, selectOwn, selectOwned, selectRunning, selectThese } from './queries.ts'

export { cancelInstantly } from './outcome/cancel-instantly.ts'
export { loseDispute } from './payments/chargeback.ts'
export type { PayingCtx } from './payments/payment.ts'
export { isRefundable, lockedOrder, promiseRefund, setDispute } from './payments/promise-refund.ts'
export { sendBack } from './payments/refunds.ts'
export { type SettlingCtx, settleOrder } from './payments/settle.ts'
export { endUnpaid, lockedByTransfer, markRefundSent, payByTransfer } from './payments/transfers.ts'
export {
  captureOrder,
  checkHeldOrder,
  giveOrderBack,
  type HeldOrder,
  openHeldPayment,
  placeHeldOrder,
  releaseOrder,
} from './placing/held.ts'

/** One's own orders, the newest first. */
export async function listOrders({ db, actor }: UserCtx<'db'>, page: Page): Promise<Listed<Order>> {
  const today = calendarDay(new Date())
  return paged(await selectOwned(db, actor.guid, page), (row) => presentOrder(row, today))
}

/** @throws ApiError NOT_FOUND */
export async function readOrder({ db, actor }: UserCtx<'db'>, guid: string): Promise<Order> {
  const row = await selectOwn(db, actor.guid, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentOrder(row, calendarDay(new Date()))
}

/** Stores that the gateway told of a payment; what it told is not believed. */
export async function receiveNotification(
  ctx: Ctx<'db' | 'jobs'>,
  query: { id: string } & Record<string, unknown>,
): Promise<Record<string, never>> {
  await receiveEvent(ctx, { source: PAYMENT_EVENTS, event_id: query.id, raw: JSON.stringify(query) })
  return {}
}

export { orderPoints } from './placing/buy-points.ts'
export { orderVoucher } from './placing/buy-voucher.ts'

/** Whether an account has an order that is paid and runs, or waits for its payment. */
export function hasActiveOrder(db: Db, user: string, today: string): Promise<boolean> {
  return hasActive(db, user, today)
}

/** The plans of orders that run today, for an account. */
export async function orderedPlans(db: Db, user: string, today: string): Promise<string[]> {
  const running = await selectRunning(db, user, today)
  return running.flatMap(({ begins, plan }) => (plan !== null && begins !== null && begins <= today ? [plan] : []))
}

/** These orders, in any order. */
export function readOrders(db: Db, guids: readonly string[]): Promise<OrderRow[]> {
  return selectThese(db, guids)
}
